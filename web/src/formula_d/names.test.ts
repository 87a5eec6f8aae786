import { afterAll, beforeAll, expect, test } from 'vitest'
import { speak, speak_of } from '../i18n'
import { corner_name, name_key, with_names } from './names'

beforeAll(() => speak_of('formula-d/race'))
afterAll(() => speak('en'))

const drawn =
  '<text x="52" y="25" textLength="250.5" lengthAdjust="spacingAndGlyphs" ' +
  'fill="a" data-say="name">GRAND HÔTEL HAIRPIN</text>\n' +
  '<text x="52" y="43" fill="a" data-say="stops 3">3 stops</text>\n<text x="1" data-say="stops 1">1 stop</text>\n' +
  '<text x="1" data-say="name">MIRABEAU</text>\n<text x="1" data-say="label">POLICE</text>\n<text x="0">N</text>'

test('plates speak the language of the page, proper names stay', async () => {
  expect(with_names(drawn)).toBe(drawn)
  await speak('it')
  const said = with_names(drawn)
  expect(said).toContain('>TORNANTE DEL GRAND HÔTEL<')
  expect(said).toContain('>3 fermate<')
  expect(said).toContain('>1 fermata<')
  expect(said).toContain('>MIRABEAU<')
  expect(said).toContain('>POLIZIA<')
  expect(said).toContain('<text x="0">N</text>')
  expect(corner_name('Tenement hairpin')).toBe('Tornante dei casamenti')
  expect(corner_name('Sainte-Dévote')).toBe('Sainte-Dévote')
  await speak('fr')
  expect(with_names(drawn)).toContain('>3 arrêts<')
})
test('keys of names have no marks', () =>
  expect(name_key('Grand Hôtel hairpin')).toBe('formula-d.name.grand-hotel-hairpin'))
