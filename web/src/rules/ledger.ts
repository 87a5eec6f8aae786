// The ledger of rules (docs/rules/<game>.md) as a list: every row of its tables that begins with a rule's id.
export interface Rule {
  id: string
  text: string
  source: string
  chapter: string
}

const cells = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
const id_of = (cell: string): string | null => /^[`*]*([A-Z]{2}-[A-Z0-9]+(?:-\d+[a-z]?)?)[`*]*$/.exec(cell)?.[1] ?? null

export function rules_of(ledger: string): Rule[] {
  const rules: Rule[] = []
  let chapter = ''
  for (const line of ledger.split('\n')) {
    const heading = /^#{2,3}\s+(.*)$/.exec(line)?.[1]
    if (heading) chapter = heading
    if (!line.startsWith('|')) continue
    const [first = '', ...rest] = cells(line)
    const id = id_of(first)
    if (id && rest.length > 0)
      rules.push({
        id,
        chapter,
        source: rest.length > 1 ? (rest.at(-1) ?? '') : '',
        text: (rest.length > 1 ? rest.slice(0, -1) : rest).join(' — '),
      })
  }
  return rules
}

// A ledger is written in Markdown, and marks what holds with an option only; a page shows its words.
const option_words = (name: string): string => name.replaceAll('_', ' ').replaceAll('+', ' and ')
export const plain = (text: string): string =>
  text
    .replace(/[*`]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\[opt: ([^\]]+)\] /, (_, name: string) => `With the option ${option_words(name)}: `)
    .replace(/\[opt: ([^\]]+)\]/g, (_, name: string) => `(option ${option_words(name)})`)

export const found = (rules: Rule[], words: string): Rule[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return rules.filter(({ id, text, chapter }) =>
    wanted.every((word) => `${id} ${text} ${chapter}`.toLowerCase().includes(word)),
  )
}
