// The lines of a course and their signs, in the language of the page. Names of places stay what they are.
import { t, told, type Key } from '../i18n'

export const line_key = (name: string): string => `st.line.${name.toLowerCase().replace(/[^a-z]+/g, '-').replace(/-$/, '')}`
export const line_name = (name: string): string => told(line_key(name), name)

const words = /<text([^>]*) data-say="(\w+) ?(\d*)">([^<]*)<\/text>/g // as draw/schneider/signs.cpp writes them
const narrowest = 112 // what any sign has room for

// A name is fitted into its sign: by its share of the drawn one, and no wider than the sign.
function fitted(how: string, drawn: string, said: string): string {
  return how.replace(/textLength="([\d.]+)"/, (_whole, width: string) => {
    const wanted = (Number(width) * said.length) / Math.max(1, drawn.length)
    return `textLength="${Math.min(wanted, Math.max(Number(width), narrowest)).toFixed(1)}"`
  })
}

// The drawing says what each of its words means: a name, or a note with its number.
export function with_signs(svg: string): string {
  return svg.replace(words, (whole, how: string, what: string, n: string, drawn: string) => {
    const said = what === 'name' ? line_name(drawn).toLocaleUpperCase() : t(`st.sign.${what}` as Key, { n: Number(n) })
    return said === drawn ? whole : `<text${fitted(how, drawn, said)}>${said}</text>`
  })
}
