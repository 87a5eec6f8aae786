// A drawing says what each of its words means (draw/svg.hpp, Lettering::say): here it learns the language of the page.
const words = /<text([^>]*) data-say="(\w+) ?(\d*)">([^<]*)<\/text>/g

// A name is fitted into its sign: by its share of the drawn one, and no wider than the sign has room for.
function fitted(how: string, drawn: string, said: string, narrowest: number): string {
  return how.replace(/textLength="([\d.]+)"/, (_whole, width: string) => {
    const wanted = (Number(width) * said.length) / Math.max(1, drawn.length)
    return `textLength="${Math.min(wanted, Math.max(Number(width), narrowest)).toFixed(1)}"`
  })
}

// `say`: what is said for a meaning, its number and the drawn words. `narrowest`: what any sign has room for.
export function said_in(
  svg: string,
  narrowest: number,
  say: (what: string, n: number, drawn: string) => string,
): string {
  return svg.replace(words, (whole, how: string, what: string, n: string, drawn: string) => {
    const said = say(what, Number(n), drawn)
    return said === drawn ? whole : `<text${fitted(how, drawn, said, narrowest)}>${said}</text>`
  })
}
