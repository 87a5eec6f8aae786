// How a message of the catalogue is filled in (docs/architecture.md, Words). The same in C++: table/words.cpp;
// tests/table/words_cases.json holds both to it.
export type Language = 'en' | 'it' | 'fr'
export type Params = Record<string, string | number>

// The forms a message gives, in this order: CLDR's categories of cardinals and of ordinals.
const cardinals = ['one', 'other']
const ordinals: Record<Language, string[]> = {
  en: ['one', 'two', 'few', 'other'],
  it: ['many', 'other'],
  fr: ['one', 'other'],
}

function form_of(mark: string, value: string | number, language: Language): number {
  if (mark === '?') return Number(value) === 0 ? 1 : 0
  const type = mark === '#' ? 'ordinal' : 'cardinal'
  // A range, as "2–4", counts as many.
  const category = typeof value === 'string' ? 'other' : new Intl.PluralRules(language, { type }).select(value)
  return (type === 'ordinal' ? ordinals[language] : cardinals).indexOf(category)
}

export function fill(message: string, params: Params, language: Language = 'en'): string {
  return message.replace(/\{(\w+)(?:([|#?])([^}]*))?\}/g, (gap, name: string, mark?: string, forms?: string) => {
    const value = params[name]
    if (value === undefined) return gap
    if (mark === undefined) return String(value)
    const all = (forms ?? '').split('|')
    return all.at(form_of(mark, value, language)) ?? all.at(-1) ?? ''
  })
}
