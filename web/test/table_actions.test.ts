import { expect, test } from 'vitest'
import { speak, speak_of } from '../src/i18n'
import { action_text } from '../src/match/table_actions'

const said = (text: string, seat = 0, name = '') => ({ n: 1, seat, name, at: '', text })
const called = (seat: number) => `No ${seat}`

test('what is done to a table is told in the language of the page, and nothing else is taken for it', async () => {
  await speak_of('house/lobby')
  expect(action_text(said('extend 120'), called)).toBe('The host gives more time: 2 minutes.')
  expect(action_text(said('extend 7200'), called)).toContain('2 hours')
  expect(action_text(said('extend 90'), called)).toContain('90 seconds')
  expect(action_text(said('bot 2'), called)).toBe('A bot goes on in seat 2.')
  expect(action_text(said('sit 3'), called)).toBe('No 3 has taken seat 3.')
  expect(action_text(said('pause', 2, 'Ben'), called)).toBeNull()
  expect(action_text(said('pause', 0, 'Host'), called)).toBeNull()
  expect(action_text(said('something new'), called)).toBe('something new')
  await speak('fr')
  expect(action_text(said('extend 120'), called)).toContain('2 minutes')
  await speak('en')
})
