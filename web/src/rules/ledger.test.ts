import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { found, plain, rules_of } from './ledger'

const rules = rules_of(readFileSync(new URL('../../../docs/rules/formula-d.md', import.meta.url), 'utf8'))

describe('the ledger', () => {
  it('has the rules the events name', () => {
    const ids = new Set(rules.map(({ id }) => id))
    for (const id of ['FD-GEAR-11', 'FD-COLL-02', 'FD-MOVE-01', 'FD-RUL-07']) expect(ids).toContain(id)
  })
  it('gives each a text and a chapter', () => {
    expect(rules.length).toBeGreaterThan(150)
    expect(rules.every(({ text, chapter }) => text.length > 5 && chapter.length > 0)).toBe(true)
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
