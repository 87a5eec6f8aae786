// A course as squares that follow one another: for tests of speed and the order of the planes.
import type { SpaceName } from '../table/types'

interface Element {
  squares?: number
  line?: number
  name?: string
  fork?: { short: Element[]; long: Element[] }
}
export interface CourseFile {
  key: string
  name: string
  year: number
  place: string
  elements: Element[]
}
export interface Line {
  number: number
  name: string
}

const files = import.meta.glob<CourseFile>('../../../content/schneider/courses/*.json', {
  eager: true,
  import: 'default',
})
const run_out = 14 // squares beyond the finish line, more than any speed
const grid = ['G4', 'G3', 'G2', 'G1']

export class Course {
  readonly lines = new Map<SpaceName, Line>() // by the square before it
  private readonly next = new Map<SpaceName, SpaceName[]>() // at a fork the short way first
  private readonly far = new Map<SpaceName, number>() // from the start, branches drawn to the same length
  private ends: SpaceName[] = ['G1']
  private squares = 0
  private forks = 0
  private away = 0

  constructor(readonly file: CourseFile) {
    grid.forEach((square, i) => {
      this.far.set(square, i - grid.length)
      if (i > 0) this.next.set(grid[i - 1]!, [square])
    })
    this.walk(file.elements)
    for (let i = 1; i <= run_out; ++i) this.add(`F${i}`, ++this.away)
  }

  private add(square: SpaceName, away: number): void {
    for (const end of this.ends) this.next.set(end, [...(this.next.get(end) ?? []), square])
    this.far.set(square, away)
    this.ends = [square]
  }
  private test(element: Element): void {
    for (const end of this.ends) this.lines.set(end, { number: element.line ?? 0, name: element.name ?? '' })
  }
  private walk(elements: Element[]): void {
    for (const element of elements) {
      if (element.fork) this.branch(element.fork)
      else if (element.line !== undefined) this.test(element)
      else for (let i = 0; i < (element.squares ?? 0); ++i) this.add(String(++this.squares), ++this.away)
    }
  }
  private branch({ short, long }: NonNullable<Element['fork']>): void {
    const letter = String.fromCharCode('a'.charCodeAt(0) + this.forks++)
    const before = this.ends
    const count = (elements: Element[]) => elements.reduce((sum, { squares }) => sum + (squares ?? 0), 0)
    const span = Math.max(count(short), count(long))
    const fly = (elements: Element[], mark: string): SpaceName[] => {
      this.ends = before
      let square = 0
      for (const element of elements) {
        if (element.line !== undefined) this.test(element)
        for (let i = 0; i < (element.squares ?? 0); ++i)
          this.add(`${letter}${mark}${++square}`, this.away + (square * span) / count(elements))
      }
      return this.ends
    }
    const ends = [...fly(short, 'S'), ...fly(long, 'L')]
    this.away += span
    this.ends = ends
  }

  get lap(): number {
    return this.away - run_out
  }
  // Where each square of a lap begins and ends, and the branch it lies on.
  squares_from_start(): Map<SpaceName, { from: number; to: number; branch: string }> {
    const spots = new Map<SpaceName, { from: number; to: number; branch: string }>()
    const before = new Map([...this.next].flatMap(([from, ways]) => ways.map((way) => [way, from] as const)))
    for (const [square, to] of this.far) {
      if (to <= 0 || to > this.lap) continue
      const branch = /^[a-z]([SL])/.exec(square)?.[1] ?? ''
      const from = branch ? this.progress(before.get(square) ?? null) : to - 1
      spots.set(square, { from: Math.max(0, from), to, branch })
    }
    return spots
  }

  progress(square: SpaceName | null): number {
    return square === null ? -100 : (this.far.get(square) ?? -50)
  }
  // The next line by the single file and the short ways.
  line_ahead(from: SpaceName): { line: Line; squares: number } | null {
    for (
      let at: SpaceName | undefined = from, squares = 0;
      at !== undefined && squares < 60;
      ++squares, at = this.next.get(at)?.[0]
    ) {
      const line = this.lines.get(at)
      if (line) return { line, squares }
    }
    return null
  }
}

const made = new Map<string, Course>()
for (const file of Object.values(files)) made.set(file.key, new Course(file))
export const course_named = (key: string): Course | null => made.get(key) ?? null
export const course_files = [...made.values()].map(({ file }) => file)
