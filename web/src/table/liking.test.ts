import { expect, test } from 'vitest'
import { liked_setup } from './liking'
import type { GameInfo, Preset } from './types'

const preset: Preset = { key: 'p', name: 'P', line: '', circuit: 'here', options: { autopilots: 3, wet: true } }
const info = { key: 'x', seats: [2, 6], circuits: [{ key: 'here' }, { key: 'there' }] } as unknown as GameInfo
const usual = ['A', 'B', 'C'].map((name) => ({ name, pilot: 'autopilot' }))
const made = (liked: Parameters<typeof liked_setup>[3]) => liked_setup(info, preset, usual, liked, 'You', ['A', 'D'])

test('a liked level takes the seats of autopilots; without one they stay', () => {
  const flown = made({ level: 'autopilot' })
  expect(flown.options).toEqual({ autopilots: 3, wet: true })
  expect(flown.seats).toEqual([{ name: 'You', pilot: 'person' }, ...usual])
  const raced = made({ level: 'high' })
  expect(raced.options).toEqual({ wet: true })
  expect(raced.seats).toContainEqual({ name: 'B', pilot: 'high' })
})
test('rivals are as many as liked, and as there is room for', () => {
  const seats = (rivals: number) => made({ level: 'high', rivals }).seats as { name: string }[]
  expect(seats(1).map(({ name }) => name)).toEqual(['You', 'A'])
  expect(seats(4).map(({ name }) => name)).toEqual(['You', 'A', 'B', 'C', 'D'])
  expect(seats(99)).toHaveLength(6)
  expect(seats(0)).toHaveLength(2)
})
test('a circuit that is not there is the preset’s', () => {
  expect(made({ level: 'high', circuit: 'there' }).circuit).toBe('there')
  expect(made({ level: 'high', circuit: 'gone' }).circuit).toBe('here')
})
