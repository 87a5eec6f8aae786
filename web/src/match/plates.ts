// The enamel signs of a board are drawn for the whole circuit; nearer, they would hide the town. This lets the page
// set their size: each sign becomes a group scaled about its middle by --sign.
const size = String.raw`x="4" y="5" width="([\d.]+)" height="([\d.]+)"`
const place = String.raw`<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)">`
const sign = new RegExp(String.raw`${place}(<rect ${size} fill="var\(--shade\)")`, 'g')

export function with_plates(svg: string): string {
  return svg.replace(
    sign,
    (_whole, x: string, y: string, scale: string, rect: string, width: string, height: string) => {
      const half = { x: Number(width) / 2, y: Number(height) / 2 }
      const middle = { x: Number(x) + half.x * Number(scale), y: Number(y) + half.y * Number(scale) }
      const there = `translate(${middle.x.toFixed(1)}px,${middle.y.toFixed(1)}px)`
      const turned = `${there} scale(var(--sign,${scale})) translate(${-half.x}px,${-half.y}px)`
      return `<g class="plate" style="transform:${turned}">${rect}`
    },
  )
}

// Nearer means smaller on the board, so that signs keep their size on the page; in steps, because each is a new print.
export const plate_scale = (k: number): number =>
  k < 0.45 ? 1.46 : k < 0.7 ? 1.1 : k < 1.05 ? 0.74 : k < 1.6 ? 0.6 : 0.45
// The same, as a share of the size in which the drawing has them (draw/plates.cpp).
export const plate_share = (k: number): number => plate_scale(k) / 1.25
