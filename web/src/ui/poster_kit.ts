// Drawing kit of the posters: flat shapes, three or four inks each, airbrushed edges as gradients.
// Each poster draws itself into a sheet 400 wide and H high. Ids are marked §, to be made unique on a page.
import { t, type Key } from '../i18n'

type Stop = [offset: number, colour: string, opacity?: number]
export const f1 = (value: number): number => Math.round(value * 10) / 10
export const seed = (n: number) => (): number => (n = (n * 1664525 + 1013904223) >>> 0) / 4294967296
export const rays = (
  cx: number,
  cy: number,
  r: number,
  n: number,
  fill: string,
  op: number,
  a0 = 0,
  a1 = 360,
): string => {
  let s = ''
  const st = (a1 - a0) / n
  for (let i = 0; i < n; i += 2) {
    const a = ((a0 + i * st) * Math.PI) / 180,
      b = ((a0 + (i + 1) * st) * Math.PI) / 180
    s += `<path d="M${cx} ${cy}L${f1(cx + r * Math.cos(a))} ${f1(cy + r * Math.sin(a))}L${f1(cx + r * Math.cos(b))}
    ${f1(cy + r * Math.sin(b))}Z" fill="${fill}" opacity="${op}"/>`
  }
  return s
}
export const grad = (id: string, stops: Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string =>
  `<linearGradient id="§${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops
    .map(
      ([o, c, a]) => `<stop
  offset="${o}" stop-color="${c}"${a !== undefined ? ` stop-opacity="${a}"` : ''}/>`,
    )
    .join('')}</linearGradient>`
export const rgrad = (id: string, stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string =>
  `<radialGradient id="§${id}" cx="${cx}" cy="${cy}" r="${r}">${stops
    .map(
      ([o, c, a]) => `<stop offset="${o}"
  stop-color="${c}"${a !== undefined ? ` stop-opacity="${a}"` : ''}/>`,
    )
    .join('')}</radialGradient>`
export const spoked = (x: number, y: number, rx: number, ry: number, rot: number, tread: number, side = 1): string => {
  let sp = ''
  for (let i = 0; i < 18; i++) {
    const a = (i * 20 * Math.PI) / 180
    sp += `<path d="M0 0L${f1(Math.cos(a) * rx * 0.66)} ${f1(Math.sin(a) * ry * 0.66)}" stroke="#d9d2c0"
    stroke-width="1.100"/>`
  }
  return `<g transform="translate(${x} ${y}) rotate(${rot})"><ellipse cx="${-tread * side}" rx="${rx}" ry="${ry}"
  fill="#0b0a09"/><rect x="${side > 0 ? -tread : 0}" y="${-ry}" width="${tread}" height="${ry * 2}" fill="#0b0a09"/>
  <path d="M${-tread * side} ${-ry}A${rx} ${ry} 0 0 ${side > 0 ? 0 : 1} ${-tread * side} ${ry}" fill="none"
  stroke="#4b463d" stroke-width="2" stroke-dasharray="5 4"/><ellipse rx="${rx}" ry="${ry}" fill="#1d1b18"/><ellipse
  rx="${rx * 0.9}" ry="${ry * 0.9}" fill="none" stroke="#45413a" stroke-width="2"/><ellipse rx="${rx * 0.7}"
  ry="${ry * 0.7}" fill="#3a352c"/>${sp}<ellipse rx="${rx * 0.7}" ry="${ry * 0.7}" fill="none" stroke="#e8e0cc"
  stroke-width="2.500"/><ellipse rx="${rx * 0.17}" ry="${ry * 0.17}" fill="#e8e0cc" stroke="#1d1b18"
  stroke-width="1.500"/></g>`
}
export const frame = (W: number, H: number, c = '#f6ecd4'): string =>
  `<rect x="9" y="9" width="${W - 18}" height="${H - 18}" fill="none" stroke="${c}" stroke-width="3"/><rect x="14.500"
  y="14.500" width="${W - 29}" height="${H - 29}" fill="none" stroke="${c}" stroke-width="1"/>`
export const sheet = (H: number, inner: string): string =>
  `<svg class="poster" viewBox="0 0 400 ${H}" preserveAspectRatio="xMidYMid slice" role="img"
  aria-label="¶">${inner}</svg>`
export const fit = (txt: string, x: number, y: number, size: number, len: number, fill: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="League Gothic" font-size="${size}" textLength="${len}"
  lengthAdjust="spacingAndGlyphs" fill="${fill}">${txt}</text>`
export const caps = (txt: string, x: number, y: number, size: number, fill: string, ls = 3): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Josefin Sans" font-weight="700" font-size="${size}"
  letter-spacing="${ls}" fill="${fill}">${txt}</text>`
// The words at the foot of a poster, in the language of the page.
export const line = (key: Key): string => t(key).toLocaleUpperCase()
