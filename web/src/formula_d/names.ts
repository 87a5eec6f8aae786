// Corners and places of a circuit in the language of the page. Proper names stay what they are; of others the
// catalogue has a translation.
import { t, told } from '../i18n'
import { said_in } from '../table/said'

export const name_key = (name: string): string =>
  `formula-d.name.${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')}`
export const corner_name = (name: string): string => told(name_key(name), name)

const narrowest = 138 // what any plate has room for

export const with_names = (svg: string): string =>
  said_in(svg, narrowest, (what, n, drawn) => {
    if (what === 'stops') return t('formula-d.plate.stops', { n })
    const name = told(name_key(drawn), '')
    if (name === '') return drawn
    return drawn === drawn.toLocaleUpperCase() ? name.toLocaleUpperCase() : name
  })
