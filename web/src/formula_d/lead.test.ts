import { beforeAll, expect, test } from 'vitest'
import { speak_of } from '../i18n'
import type { CornerAhead } from './circuit'
import { lead_of } from './lead'
import type { Car } from './types'

beforeAll(() => speak_of('formula-d/race', 'formula-d/hints'))
const wear = { tires: 6, brakes: 1, gearbox: 3, body: 3, engine: 3, handling: 2 }
const car = (given: Partial<Car>): Car => ({
  seat: 1,
  driver: '',
  status: 'racing',
  cause: '',
  gear: 3,
  crossings: 1,
  stops: 0,
  spun: false,
  stalled: false,
  compound: '',
  in_box: false,
  box_served: false,
  place: 0,
  wear,
  full: wear,
  ...given,
})
const corner: CornerAhead = {
  element: { name: 'Portier', corner: true, stops: 2 },
  inside: true,
  before: 0,
  left: 5,
  longest: 11,
  shortest: 8,
}

test('on the road it says what the corner asks', () => {
  expect(lead_of('gear', car({ space: 'C.12.2', stops: 1 }), corner, '')).toBe(
    'Portier: 1 of 2 stops made. 5 spaces to the red line. 1 brake left.',
  )
})
test('in the pit lane it says where one is', () => {
  const said = (given: Partial<Car>) => lead_of('gear', car({ space: 'P4', ...given }), null, '')
  expect(said({})).toMatch(/pit lane: your box is ahead.* 1 brake left\.$/)
  expect(said({ in_box: true })).toMatch(/out of your box/)
  expect(said({ box_served: true })).toMatch(/out of the pit lane/)
})
