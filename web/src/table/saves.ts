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
}

export interface Races {
  list(): Promise<Race[]> // the one touched last first
  get(id: string): Promise<Race | null>
  put(race: Race): Promise<void>
  remove(id: string): Promise<void>
}

const latest_first = (races: Race[]) => races.sort((a, b) => b.touched.localeCompare(a.touched))

// For tests, and for browsers that keep nothing.
export class MemoryRaces implements Races {
  private readonly races = new Map<string, Race>()

  async list() {
    return latest_first([...this.races.values()])
  }
  async get(id: string) {
    const race = this.races.get(id)
    return race ? structuredClone(race) : null
  }
  async put(race: Race) {
    this.races.set(race.id, structuredClone(race))
  }
  async remove(id: string) {
    this.races.delete(id)
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
    transaction.objectStore('races').put(race)
    await committed(transaction)
  }
  async remove(id: string) {
    const transaction = this.database.transaction('races', 'readwrite')
    transaction.objectStore('races').delete(id)
    await committed(transaction)
  }
}

let shared: Promise<Races> | null = null

// The races of this browser; one that keeps nothing remembers them until the page is left.
export function races(): Promise<Races> {
  shared ??= KeptRaces.open().catch(() => new MemoryRaces())
  return shared
}
