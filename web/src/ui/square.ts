// A link as the square that phones read (ISO/IEC 18004, byte mode, correction level M), of versions 1 to 9.
interface Version {
  words: number // in all
  check: number // of each block
  blocks: number
  marks: number[] // where the small alignment marks stand, along each side
}
const versions: Version[] = [
  { words: 26, check: 10, blocks: 1, marks: [] },
  { words: 44, check: 16, blocks: 1, marks: [6, 18] },
  { words: 70, check: 26, blocks: 1, marks: [6, 22] },
  { words: 100, check: 18, blocks: 2, marks: [6, 26] },
  { words: 134, check: 24, blocks: 2, marks: [6, 30] },
  { words: 172, check: 16, blocks: 4, marks: [6, 34] },
  { words: 196, check: 18, blocks: 4, marks: [6, 22, 38] },
  { words: 242, check: 22, blocks: 4, marks: [6, 24, 42] },
  { words: 292, check: 22, blocks: 5, marks: [6, 26, 46] },
]
const room = ({ words, check, blocks }: Version): number => words - check * blocks

// Numbers of the field of 256, as powers of 2.
const power: number[] = []
const log: number[] = []
for (let i = 0, value = 1; i < 255; ++i) {
  power[i] = value
  log[value] = i
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (power[((log[a] ?? 0) + (log[b] ?? 0)) % 255] ?? 0)

export function check_words(data: number[], count: number): number[] {
  let divisor = [1]
  for (let i = 0; i < count; ++i)
    divisor = [...divisor, 0].map((term, at) => term ^ times(divisor[at - 1] ?? 0, power[i] ?? 0))
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let i = 0; i < data.length; ++i) {
    const lead = rest[i] ?? 0
    divisor.forEach((term, at) => (rest[i + at] = (rest[i + at] ?? 0) ^ times(term, lead)))
  }
  return rest.slice(data.length)
}

function words_of(bytes: Uint8Array, version: Version): number[] {
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; --i) bits.push((value >> i) & 1)
  }
  put(4, 4)
  put(bytes.length, 8)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, room(version) * 8 - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  const data: number[] = []
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2))
  for (let pad = 0xec; data.length < room(version); pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

// Blocks are dealt out word by word, the longer ones are the last.
function dealt(data: number[], { blocks, check }: Version): number[] {
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  const each: number[][] = []
  for (let i = 0, at = 0; i < blocks; ++i) {
    const size = short + (i >= blocks - longer ? 1 : 0)
    each.push(data.slice(at, (at += size)))
  }
  const checks = each.map((block) => check_words(block, check))
  const deal = (piles: number[][], longest: number) =>
    Array.from({ length: longest }, (_, i) => piles.flatMap((pile) => pile[i] ?? [])).flat()
  return [...deal(each, short + 1), ...deal(checks, check)]
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

// A number followed by the rest that a divisor leaves of it.
function with_rest(value: number, count: number, divisor: number): number {
  let rest = value << count
  const top = 31 - Math.clz32(divisor)
  for (let bit = 31 - Math.clz32(rest | 1); bit >= top; bit = 31 - Math.clz32(rest | 1)) rest ^= divisor << (bit - top)
  return (value << count) | rest
}

export class Square {
  readonly size: number
  private readonly dark: boolean[][]
  private readonly fixed: boolean[][]

  constructor(
    text: string,
    private readonly mask: number,
  ) {
    const bytes = new TextEncoder().encode(text)
    const index = versions.findIndex((version) => room(version) >= bytes.length + 2)
    const version = versions[index]
    if (!version) throw new RangeError('The link is too long for a square.')
    this.size = 21 + 4 * index
    const blank = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false))
    this.dark = blank()
    this.fixed = blank()
    this.draw_marks(version, index + 1)
    this.lay(dealt(words_of(bytes, version), version))
  }

  at(x: number, y: number): boolean {
    return this.dark[y]?.[x] ?? false
  }
  is_fixed(x: number, y: number): boolean {
    return this.fixed[y]?.[x] ?? true
  }

  // Long runs and full boxes are hard to read.
  get penalty(): number {
    let sum = 0
    for (let a = 0; a < this.size; ++a)
      for (const read of [(i: number) => this.at(i, a), (i: number) => this.at(a, i)]) {
        let run = 0
        for (let i = 0; i < this.size; ++i) {
          run = i > 0 && read(i) === read(i - 1) ? run + 1 : 1
          if (run >= 5) sum += run === 5 ? 3 : 1
          const box = i > 0 && a > 0 && [this.at(i, a - 1), this.at(i - 1, a), this.at(i - 1, a - 1)]
          if (box && box.every((one) => one === this.at(i, a))) sum += 1.5
        }
      }
    return sum
  }

  private set(x: number, y: number, dark: boolean): void {
    const [row, kept] = [this.dark[y], this.fixed[y]]
    if (!row || !kept || x < 0 || x >= this.size) return
    row[x] = dark
    kept[x] = true
  }

  private draw_marks({ marks }: Version, number: number): void {
    const last = this.size - 1
    for (let i = 0; i < this.size; ++i) {
      this.set(i, 6, i % 2 === 0)
      this.set(6, i, i % 2 === 0)
    }
    for (const [cx, cy] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const)
      for (let dy = -4; dy <= 4; ++dy)
        for (let dx = -4; dx <= 4; ++dx) {
          const far = Math.max(Math.abs(dx), Math.abs(dy))
          this.set(cx + dx, cy + dy, far !== 2 && far !== 4)
        }
    for (const cy of marks)
      for (const cx of marks) {
        const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === last - 6) || (cx === last - 6 && cy === 6)
        if (corner) continue
        for (let dy = -2; dy <= 2; ++dy)
          for (let dx = -2; dx <= 2; ++dx) this.set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }
    const format = with_rest(this.mask, 10, 0x537) ^ 0x5412 // level M is 00
    for (let i = 0; i < 15; ++i) {
      const dark = ((format >> i) & 1) === 1
      this.set(8, i < 6 ? i : i < 8 ? i + 1 : last - 14 + i, dark)
      this.set(i < 8 ? last - i : i < 9 ? 7 : 14 - i, 8, dark)
    }
    this.set(8, last - 7, true)
    if (number < 7) return
    const told = with_rest(number, 12, 0x1f25)
    for (let i = 0; i < 18; ++i) {
      const [a, b] = [last - 10 + (i % 3), Math.floor(i / 3)]
      this.set(a, b, ((told >> i) & 1) === 1)
      this.set(b, a, ((told >> i) & 1) === 1)
    }
  }

  // Words are laid in columns of two, from the lower right, up and down in turn.
  private lay(words: number[]): void {
    let bit = 0
    const mask = masks[this.mask] ?? (() => false)
    for (const [x, y] of this.way()) {
      const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
      const row = this.dark[y]
      if (row) row[x] = dark !== mask(x, y)
      ++bit
    }
  }
  *way(): Generator<[number, number]> {
    let upward = true
    for (let right = this.size - 1; right > 0; right -= 2, upward = !upward) {
      if (right === 6) right = 5
      for (let i = 0; i < this.size; ++i)
        for (const x of [right, right - 1]) {
          const y = upward ? this.size - 1 - i : i
          if (!this.is_fixed(x, y)) yield [x, y]
        }
    }
  }
  masked(x: number, y: number): boolean {
    return masks[this.mask]?.(x, y) ?? false
  }
}

export function square(text: string): { size: number; path: string } {
  const best = masks.map((_, mask) => new Square(text, mask)).reduce((a, b) => (b.penalty < a.penalty ? b : a))
  let path = ''
  for (let y = 0; y < best.size; ++y)
    for (let x = 0; x < best.size; ++x) if (best.at(x, y)) path += `M${x} ${y}h1v1h-1z`
  return { size: best.size, path }
}
