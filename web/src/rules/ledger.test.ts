import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { chapters_of, found, holds, led_to, plain, rules_of } from './ledger'

const ledger = (game: string) => readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8')
const rules = rules_of(ledger('formula-d'))

describe('the ledger', () => {
  it('has the rules the events name', () => {
    const ids = new Set(rules.map(({ id }) => id))
    for (const id of ['FD-GEAR-11', 'FD-COLL-02', 'FD-MOVE-01', 'FD-RUL-07']) expect(ids).toContain(id)
  })
  it('gives each a text and a chapter', () => {
    expect(rules.length).toBeGreaterThan(150)
    expect(rules.every(({ text, chapter }) => text.length > 5 && chapter.length > 0)).toBe(true)
  })
  it.each(['formula-d', 'schneider'])('of %s is a book of chapters, without data and test vectors', (game) => {
    const chapters = chapters_of(ledger(game))
    expect(chapters.length).toBeGreaterThan(12)
    expect(chapters.every(({ number, title }) => /^[34](\.\d+)?$/.test(number) && title.length > 3)).toBe(true)
    const ids = chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id))
    expect(ids.filter((id) => /-V\d+$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
  it('names its chapters without their marks, and the option they need', () => {
    const weather = chapters_of(ledger('formula-d')).find(({ option }) => option === 'weather')
    expect(weather?.title).toBe('Weather')
    expect(holds('weather', { weather: true })).toBe(true)
    expect(holds('weather', {})).toBe(false)
    expect(holds('cockpit=expert', { cockpit: 'basic' })).toBe(false)
    expect(holds('cockpit=expert', { cockpit: 'expert' })).toBe(true)
    expect(holds('autopilots=0..3', { autopilots: 0 })).toBe(false)
    expect(holds('autopilots=0..3', { autopilots: 2 })).toBe(true)
    expect(holds(null)).toBe(true)
  })
  it('is opened at a rule, or at the first of a kind', () => {
    expect(led_to(rules, 'FD-OVER-05')?.id).toBe('FD-OVER-05')
    expect(led_to(rules, 'FD-WX')?.id).toMatch(/^FD-WX-\d+$/)
    expect(led_to(rules, 'FD-NONE')).toBeUndefined()
  })
  it('is shown without its marks', () => {
    expect(plain('never backward, except by `DROPBACK`; see [the **book**](x.md).')).toBe(
      'never backward, except by DROPBACK; see the book.',
    )
  })
  it('says with which option a rule holds', () => {
    expect(plain('`[opt: tech_pit+tires]` Soft, dry.')).toBe('With the option tech pit and tires: Soft, dry.')
    expect(plain('2.11 Tires `[opt: tires]` (L320)')).toBe('2.11 Tires (option tires) (L320)')
  })
  it('is searched by words', () => {
    expect(found(rules, 'FD-COLL-02')).toHaveLength(1)
    expect(found(rules, 'zzz')).toEqual([])
  })
})
