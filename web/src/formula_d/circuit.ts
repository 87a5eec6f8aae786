// What the small print of a circuit file says of its elements: names, stops, how long the lanes are.
// Only for showing; what follows from it is decided by the rules.
import type { Board, SpaceName, SpacePlace } from '../table/types'

export interface Element {
  name: string
  corner: boolean
  stops: number
}

export interface CornerAhead {
  element: Element
  inside: boolean // one stands in it
  before: number // steps until its first space
  left: number // spaces of it still ahead in this lane
  longest: number
  shortest: number
}

export interface SpaceParts {
  lane: string // L, C, R; P in the pit lane
  element: number // from 1; 0 in the pit lane
  index: number // from 1
}

export function parts_of(space: SpaceName): SpaceParts {
  const [lane = '', element = '0', index = '0'] = space.split('.')
  if (lane.startsWith('P')) return { lane: 'P', element: 0, index: Number(lane.slice(1)) }
  return { lane, element: Number(element), index: Number(index) }
}
const named = ({ lane, element, index }: SpaceParts): SpaceName =>
  lane === 'P' ? `P${index}` : `${lane}.${element}.${index}`

export class Layout {
  private readonly lengths = new Map<string, number>() // of an element's lane
  private readonly count: number

  constructor(
    readonly board: Board,
    readonly elements: Element[],
  ) {
    let count = 0
    for (const space of Object.keys(board.spaces)) {
      const { lane, element, index } = parts_of(space)
      const key = `${lane}.${element}`
      this.lengths.set(key, Math.max(this.lengths.get(key) ?? 0, index))
      count = Math.max(count, element)
    }
    this.count = count
  }

  length(lane: string, element: number): number {
    return this.lengths.get(`${lane}.${element}`) ?? 0
  }
  element(space: SpaceName | null | undefined): Element | null {
    if (!space) return null
    return this.elements[parts_of(space).element - 1] ?? null
  }
  place(space: SpaceName): SpacePlace | null {
    return this.board.spaces[space] ?? null
  }

  // The next space of the lane.
  private step(from: SpaceName): SpaceName | null {
    const { lane, element, index } = parts_of(from)
    if (index < this.length(lane, element)) return named({ lane, element, index: index + 1 })
    return lane === 'P' ? null : named({ lane, element: (element % this.count) + 1, index: 1 })
  }

  // The lane ahead, for lighting what a gear may reach: `steps` spaces straight on.
  ahead(from: SpaceName, steps: number): SpaceName[] {
    const way: SpaceName[] = []
    let at: SpaceName | null = from
    while (at && way.length < steps) {
      at = this.step(at)
      if (at) way.push(at)
    }
    return way
  }

  // How far round the lap a space lies, counted in spaces of the centre lane.
  round_lap(space: SpaceName | null | undefined): number {
    if (!space) return 0
    const { lane, element, index } = parts_of(space)
    if (lane === 'P') return 0
    let before = 0
    for (let e = 1; e < element; ++e) before += this.length('C', e)
    return before + ((index - 0.5) / Math.max(1, this.length(lane, element))) * this.length('C', element)
  }
  get lap(): number {
    let whole = 0
    for (let e = 1; e <= this.count; ++e) whole += this.length('C', e)
    return whole
  }

  // The corner one stands in or comes to next, and how many spaces of one's lane lie before and in it.
  next_corner(space: SpaceName): CornerAhead | null {
    const { lane, element, index } = parts_of(space)
    if (lane === 'P') return null
    let before = 0
    for (let i = 0; i <= this.count; ++i) {
      const number = ((element - 1 + i) % this.count) + 1
      const found = this.elements[number - 1]
      const long = this.length(lane, number)
      const left = i === 0 ? long - index : long
      if (found?.corner) {
        const lanes = ['L', 'C', 'R'].map((each) => this.length(each, number))
        return {
          element: found,
          inside: i === 0,
          before: i === 0 ? 0 : before + 1,
          left,
          longest: Math.max(...lanes),
          shortest: Math.min(...lanes),
        }
      }
      before += left
    }
    return null
  }
}

interface CircuitFile {
  rules: { elements: { name: string; corner?: string; stops?: number }[] }
}
const files = import.meta.glob<CircuitFile>('../../../content/circuits/*.json', { import: 'default' })

export async function elements_of(circuit: string): Promise<Element[]> {
  const load = files[`../../../content/circuits/${circuit}.json`]
  if (!load) return []
  const { rules } = await load()
  return rules.elements.map(({ name, corner, stops }) => ({ name, corner: corner !== undefined, stops: stops ?? 0 }))
}
