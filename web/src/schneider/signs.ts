// The lines of a course and their signs, in the language of the page. Names of places stay what they are.
import { t, told, type Key } from '../i18n'
import { said_in } from '../table/said'

export const line_key = (name: string): string =>
  `schneider.line.${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')}`
export const line_name = (name: string): string => told(line_key(name), name)

const narrowest = 112 // what any sign has room for

// The drawing says what each of its words means: a name, or a note with its number.
export const with_signs = (svg: string): string =>
  said_in(svg, narrowest, (what, n, drawn) =>
    what === 'name' ? line_name(drawn).toLocaleUpperCase() : t(`schneider.sign.${what}` as Key, { n }),
  )
