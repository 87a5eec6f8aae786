// Where the price tags hang: in one column beside the road, each tied to its space, none over another.
import type { Frame, Point } from './camera'

export interface Hung<Tag> {
  tag: Tag
  spot: Point // the space, on the page
  x: number // the tag's left edge
  y: number
  side: 'left' | 'right' // of the space
}

export function hang<Tag>(tags: { tag: Tag; spot: Point }[], frame: Frame, size: { width: number; height: number; step: number }): Hung<Tag>[] {
  const seen = tags.filter(({ spot }) => spot.x > -40 && spot.x < frame.width + 40 && spot.y > -40 && spot.y < frame.height + 40)
  if (seen.length === 0) return []
  const xs = seen.map(({ spot }) => spot.x)
  const room = { right: frame.width - frame.right - Math.max(...xs), left: Math.min(...xs) - frame.left }
  const side = room.right >= size.width + 50 || room.right >= room.left ? 'right' : 'left'
  const reach = 52
  const x =
    side === 'right'
      ? Math.min(Math.max(...xs) + reach, frame.width - frame.right - size.width - 8)
      : Math.max(Math.min(...xs) - reach - size.width, frame.left + 8)
  const sorted = [...seen].sort((a, b) => a.spot.y - b.spot.y)
  const middle = sorted.reduce((sum, { spot }) => sum + spot.y, 0) / sorted.length
  const high = size.step * (sorted.length - 1) + size.height
  const least = frame.top + 8
  const most = frame.height - frame.bottom - high - 8
  const top = Math.max(least, Math.min(most, middle - high / 2))
  return sorted.map(({ tag, spot }, i) => ({ tag, spot, side, x, y: top + i * size.step }))
}
