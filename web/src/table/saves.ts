// Races of this browser, finished or not. The record is the save; the seed is kept beside it until the end shows it.
import type { Setup } from './types'

export interface Race {
  id: string
  setup: Setup
  seed: string
  record: string
  begun: string
  touched: string
  over: boolean
  round: number
  turn?: boolean // a person is asked
  version?: number // how often it was written
  result?: Result // of the first person, once it is over
}
export interface Result {
  place: number
  of: number
  out: boolean
}

// What pages that have the same race open tell each other.
export type Word = 'came' | 'here' | 'went' | 'wrote'

export interface Races {
  list(): Promise<Race[]> // the one touched last first
  get(id: string): Promise<Race | null>
  // Only onto what this race was when it was read: false when another page has gone on with it, or discarded it.
  put(race: Race): Promise<boolean>
  remove(id: string): Promise<void>
  line(id: string, heard: (word: Word) => void): Line // to the other pages that have this race open
}
export interface Line {
  tell(word: Word): void
  close(): void
}

const follows = (race: Race, kept: Race | undefined): boolean => (kept?.version ?? 0) === (race.version ?? 0)
const written = (race: Race): Race => ({ ...race, version: (race.version ?? 0) + 1 })

const latest_first = (races: Race[]) => races.sort((a, b) => b.touched.localeCompare(a.touched))

// For tests, and for browsers that keep nothing.
export class MemoryRaces implements Races {
  private readonly races = new Map<string, Race>()
  private readonly ears = new Set<(id: string, word: Word) => void>()

  async list() {
    return latest_first([...this.races.values()])
  }
  async get(id: string) {
    const race = this.races.get(id)
    return race ? structuredClone(race) : null
  }
  async put(race: Race) {
    if (!follows(race, this.races.get(race.id))) return false
    this.races.set(race.id, structuredClone(written(race)))
    return true
  }
  async remove(id: string) {
    this.races.delete(id)
  }
  line(id: string, heard: (word: Word) => void) {
    const ear = (of: string, word: Word) => void (of === id && heard(word))
    this.ears.add(ear)
    return {
      tell: (word: Word) => [...this.ears].filter((other) => other !== ear).forEach((other) => other(id, word)),
      close: () => void this.ears.delete(ear),
    }
  }
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser could not keep the race.'))
  })
}

function committed(transaction: IDBTransaction): Promise<void> {
  const failed = (reject: (error: Error) => void) => () =>
    reject(transaction.error ?? new Error('The browser could not keep the race.'))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = failed(reject)
    transaction.onabort = failed(reject)
  })
}

export class KeptRaces implements Races {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<KeptRaces> {
    const opening = indexedDB.open('paddock', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('races', { keyPath: 'id' })
    return new KeptRaces(await settled(opening))
  }

  async list() {
    return latest_first(await settled<Race[]>(this.database.transaction('races').objectStore('races').getAll()))
  }
  async get(id: string) {
    return (await settled<Race | undefined>(this.database.transaction('races').objectStore('races').get(id))) ?? null
  }
  async put(race: Race) {
    const transaction = this.database.transaction('races', 'readwrite')
    const store = transaction.objectStore('races')
    if (!follows(race, await settled<Race | undefined>(store.get(race.id)))) return false
    store.put(written(race))
    await committed(transaction)
    return true
  }
  async remove(id: string) {
    const transaction = this.database.transaction('races', 'readwrite')
    transaction.objectStore('races').delete(id)
    await committed(transaction)
    const others = this.line(id, () => undefined)
    others.tell('wrote')
    others.close()
  }
  line(id: string, heard: (word: Word) => void) {
    const channel = new BroadcastChannel(`paddock.race.${id}`)
    channel.onmessage = ({ data }: MessageEvent<Word>) => heard(data)
    return { tell: (word: Word) => channel.postMessage(word), close: () => channel.close() }
  }
}

let shared: Promise<Races> | null = null

// The races of this browser; one that keeps nothing remembers them until the page is left.
export function races(): Promise<Races> {
  shared ??= KeptRaces.open().catch(() => new MemoryRaces())
  return shared
}
