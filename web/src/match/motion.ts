// A way over the board as key frames: through the middle of each space, turning as the road turns.
export interface Pose {
  x: number
  y: number
  heading: number // degrees
}
export interface Frame extends Pose {
  offset: number // share of the way, 0 to 1
}

const turn = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

const pieces = 4
const most_lean = 9

export function frames_of(poses: Pose[]): Frame[] {
  if (poses.length < 2) return poses.map((pose) => ({ ...pose, offset: 0 }))
  const at = (i: number): Pose => poses[Math.min(Math.max(i, 0), poses.length - 1)]!
  const line: { x: number; y: number }[] = []
  for (let i = 0; i + 1 < poses.length; ++i) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let piece = 0; piece < pieces; ++piece) {
      const t = piece / pieces
      line.push({ x: spline(a.x, b.x, c.x, d.x, t), y: spline(a.y, b.y, c.y, d.y, t) })
    }
  }
  const last = at(poses.length - 1)
  line.push({ x: last.x, y: last.y })
  return dressed(line, at(0).heading, last.heading)
}

// Adds share of the way and heading. In a bend the nose points a little further in than the road.
function dressed(line: { x: number; y: number }[], first: number, last: number): Frame[] {
  const lengths = [0]
  for (let i = 1; i < line.length; ++i)
    lengths.push(lengths[i - 1]! + Math.hypot(line[i]!.x - line[i - 1]!.x, line[i]!.y - line[i - 1]!.y))
  const whole = lengths.at(-1) || 1
  const frames: Frame[] = []
  let heading = first
  line.forEach((point, i) => {
    const before = line[Math.max(0, i - 1)]!
    const after = line[Math.min(line.length - 1, i + 1)]!
    const ahead = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI
    const bend = i === 0 ? 0 : turn(heading, ahead)
    const wanted = i === 0 ? first : i === line.length - 1 ? last : ahead
    heading += turn(heading, wanted)
    const ends = i === 0 || i === line.length - 1
    const lean = ends ? 0 : Math.max(-most_lean, Math.min(most_lean, bend * 0.8))
    frames.push({ ...point, heading: heading + lean, offset: lengths[i]! / whole })
  })
  return frames
}

// Under a second however far: so much for a space, and no more than the longest drive.
export const drive_time = (spaces: number): number => Math.min(900, 180 + 70 * spaces)
