// The ledger of rules (docs/rules/<game>.md) as a book: chapters of rules and rulings, each row of their tables that
// begins with a rule's id.
export interface Rule {
  id: string
  text: string
  source: string
  chapter: string
}
export interface Chapter {
  number: string // "3.7"
  title: string
  option: string | null // it holds with this option alone: "weather", "cockpit=expert"
  rules: Rule[]
}

const cells = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
const id_of = (cell: string): string | null => /^[`*]*([A-Z]{2}-[A-Z0-9]+(?:-\d+[a-z]?)?)[`*]*$/.exec(cell)?.[1] ?? null

function rule_in(line: string, chapter: string): Rule | null {
  const [first = '', ...rest] = cells(line)
  const id = id_of(first)
  if (!id || rest.length === 0) return null
  const source = rest.length > 1 ? (rest.at(-1) ?? '') : ''
  return { id, chapter, source, text: (rest.length > 1 ? rest.slice(0, -1) : rest).join(' — ') }
}

// A ledger holds more than rules: data, questions, vectors. Those of a book are under these headings.
const of_the_book = /^\d+\. Rul(es|ings)$/

export function chapters_of(ledger: string): Chapter[] {
  const chapters: Chapter[] = []
  let part = ''
  for (const line of ledger.split('\n')) {
    const [, marks, heading] = /^(#{2,3})\s+(.*)$/.exec(line) ?? []
    if (heading && marks === '##') part = heading
    if (!of_the_book.test(part)) continue
    if (heading) {
      const [, number = '', name = ''] = /^(\d+(?:\.\d+)?)\.?\s+(.*)$/.exec(heading) ?? []
      chapters.push({
        number,
        title: plain(
          name.replace(/`?\[opt:[^\]]*\]`?/g, '').replace(/^Optional: (.)/, (_, first: string) => first.toUpperCase()),
        ).trim(),
        option: /\[opt: ([^\]]+)\]/.exec(name)?.[1] ?? null,
        rules: [],
      })
    }
    const rule = line.startsWith('|') ? rule_in(line, heading ?? chapters.at(-1)?.title ?? '') : null
    if (rule) chapters.at(-1)?.rules.push(rule)
  }
  return chapters.filter(({ rules }) => rules.length > 0)
}

export const rules_of = (ledger: string): Rule[] => chapters_of(ledger).flatMap(({ rules }) => rules)

// Whether a chapter holds in a race with these options: a flag that is on, a number above 0, the very word it names.
export function holds(option: string | null, options: Record<string, boolean | number | string> = {}): boolean {
  if (option === null) return true
  return option.split('+').every((one) => {
    const [key = '', wanted = ''] = one.split('=')
    const value = options[key.trim()]
    return typeof value === 'string' ? value === wanted : Boolean(value)
  })
}

// A ledger is written in Markdown, and marks what holds with an option only; a page shows its words.
const option_words = (name: string): string => name.replaceAll('_', ' ').replaceAll('+', ' and ')
export function plain(text: string): string {
  return text
    .replace(/[*`]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\[opt: ([^\]]+)\] /, (_, name: string) => `With the option ${option_words(name)}: `)
    .replace(/\[opt: ([^\]]+)\]/g, (_, name: string) => `(option ${option_words(name)})`)
}

export const found = (rules: Rule[], words: string): Rule[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter(({ id, text, chapter }) =>
    wanted.every((word) => `${id} ${text} ${chapter}`.toLowerCase().includes(word)),
  )
}

// Where a link leads: a rule by its id, or the first of those whose ids begin so.
export const led_to = (rules: Rule[], wanted: string): Rule | undefined =>
  rules.find(({ id }) => id === wanted) ?? rules.find(({ id }) => id.startsWith(`${wanted}-`))
