// The files of circuits. The rules are built with few of them; the others are fetched when somebody picks them.
import type { House } from './house'
import type { Request } from './engine'

const files = import.meta.glob<string>('../../../content/circuits/*.json', { query: '?raw', import: 'default' })
const path_of = (key: string): string => `../../../content/circuits/${key}.json`

export const circuit_keys: string[] = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))

export const circuit_text = async (key: string): Promise<string> => (await files[path_of(key)]?.()) ?? ''

// Where the match that is asked about is raced: by name, by its set-up, or by the first line of its record.
function circuit_of({ circuit, setup, record }: Request): string {
  if (typeof circuit === 'string') return circuit
  if (typeof record === 'string') return circuit_of({ do: '', setup: head_of(record) })
  const place = (setup as { circuit?: unknown } | undefined)?.circuit
  return typeof place === 'string' ? place : ''
}

// Its first line is a set-up, and more.
function head_of(record: string): unknown {
  try {
    return JSON.parse(record.slice(0, record.indexOf('\n')))
  } catch {
    return undefined // the rules will say what is wrong with it
  }
}

// The same house, which is handed every circuit it lacks before it is asked about it.
export function lending(house: House, text_of = circuit_text, keys = circuit_keys): House {
  const lent = new Map<string, Promise<void>>()
  const lend = async (circuit: string): Promise<void> => {
    if (await house.call<boolean>({ do: 'lend', circuit })) return
    await house.call({ do: 'lend', circuit, text: await text_of(circuit) })
  }
  return {
    async call<Answer>(request: Request): Promise<Answer> {
      const circuit = circuit_of(request)
      if (keys.includes(circuit)) {
        if (!lent.has(circuit)) lent.set(circuit, lend(circuit))
        await lent.get(circuit)?.catch(() => lent.delete(circuit)) // without it the house says what it lacks
      }
      return house.call<Answer>(request)
    },
  }
}
