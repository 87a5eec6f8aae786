import { describe, expect, it } from 'vitest'
import { drive_time, frames_of } from './motion'

describe('driving', () => {
  const bend = [
    { x: 0, y: 0, heading: 350 },
    { x: 40, y: 0, heading: 0 },
    { x: 75, y: 20, heading: 60 },
    { x: 80, y: 60, heading: 90 },
  ]
  it('begins and ends where the car stands', () => {
    const frames = frames_of(bend)
    expect(frames[0]).toMatchObject({ x: 0, y: 0, heading: 350, offset: 0 })
    expect(frames.at(-1)).toMatchObject({ x: 80, y: 60, offset: 1 })
    expect((frames.at(-1)!.heading + 360) % 360).toBeCloseTo(90)
  })
  it('never turns the long way round', () => {
    const frames = frames_of(bend)
    for (let i = 1; i < frames.length; ++i)
      expect(Math.abs(frames[i]!.heading - frames[i - 1]!.heading)).toBeLessThan(90)
  })
  it('goes forward all the time', () => {
    const offsets = frames_of(bend).map(({ offset }) => offset)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  })
  it('takes less than a second', () => expect(drive_time(30)).toBeLessThan(1000))
})
