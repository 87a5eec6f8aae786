import { expect, test } from 'vitest'
import { sentence, spoken } from './speech'

const teller = { name: (seat: number, at = 99) => (seat === 1 ? 'You' : at < 10 ? 'Ben' : 'Club bot'), you: 1 }

test('a sentence speaks to who reads it, and of others by their names', () => {
  const open = '⟦1⟧ ⟦1?lose|loses⟧ 1 brake behind ⟦2⟧.'
  expect(spoken(open, teller)).toBe('⟦You⟧ lose 1 brake behind ⟦Club bot⟧.')
  expect(spoken(open, { ...teller, you: 0 })).toBe('⟦You⟧ loses 1 brake behind ⟦Club bot⟧.')
})
test('a name is the one of that moment', () => {
  const event = { event: 'spun', rule: '', text: '⟦2⟧ ⟦2?spin|spins⟧.' }
  expect(sentence({ ...event, n: 5 }, teller)).toBe('⟦Ben⟧ spins.')
  expect(sentence({ ...event, n: 12 }, teller)).toBe('⟦Club bot⟧ spins.')
})
test('a sentence begins with a capital, a name as it is', () => {
  expect(spoken('collision: hurt.', teller)).toBe('Collision: hurt.')
  expect(spoken('⟦2⟧ ⟦2?spin|spins⟧.', { name: () => 'de Wael', you: 0 })).toBe('⟦de Wael⟧ spins.')
})
