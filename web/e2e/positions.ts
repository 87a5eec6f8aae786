// Races in this browser that stand where a certain question is asked: played here by the same rules, then laid into the
// page's own shelf as saved records.
import { engine } from '../test/support'
import type { Catalogue, News, Offer, Setup } from '../src/table/types'
import type { Page } from './support'

export interface Saved {
  id: string
  setup: Setup
  seed: string
  record: string
  begun: string
  touched: string
  over: boolean
  round: number
  turn: boolean
  result?: { place: number; of: number; out: boolean }
}

export interface Wanted {
  name: string
  preset: string
  question?: string // asked of car 1; without one the race is driven to the flag
  seats?: number
  options?: Record<string, boolean | number | string>
  sky?: RegExp
  where?: (offers: Offer[], stops: number) => boolean // `stops` made in the corner one stands in
  prefer?: (seat: number, offer: Offer) => boolean // what is answered where it can be
}

const at = '1934-04-02T14:00:00Z'
const drivers = [
  'You',
  'Bellandi',
  'Marchand',
  'Valcourt',
  'Ashworth',
  'Pemberton',
  'de Wael',
  'Verhulst',
  'von Rehn',
  'Lindner',
]
const most_seeds = 80
const most_answers = 4000

export async function saved(wanted: Wanted): Promise<Saved> {
  const house = await engine()
  const game = house.call<Catalogue>({ do: 'games' }).games[0]
  const preset = game?.presets.find(({ key }) => key === wanted.preset)
  if (!preset) throw new Error(`There is no preset ${wanted.preset}.`)
  const seats = drivers.slice(0, wanted.seats ?? 4).map((name, i) => ({ name, pilot: i === 0 ? 'person' : 'club' }))
  const setup: Setup = {
    game: 'formula-d',
    circuit: preset.circuit,
    options: { ...preset.options, ...wanted.options },
    seats,
  }
  const news = (handle: number, seat: number) => house.call<News>({ do: 'news', handle, seat, since: 1e9 })

  const reached = (handle: number): News | null => {
    for (let answers = 0; answers < most_answers; ++answers) {
      const { awaiting, over } = news(handle, 0)
      if (over) return wanted.question ? null : news(handle, 1)
      const mine = awaiting.includes(1) ? news(handle, 1) : null
      const position = mine?.view.position as { weather: string; cars: { stops: number }[] } | undefined
      const sky = position?.weather ?? ''
      if (
        mine?.asked &&
        (wanted.where?.(mine.asked.offers, position?.cars[0]?.stops ?? 0) ?? true) &&
        wanted.question === mine.asked.question.key &&
        mine.asked.offers.length > 1 &&
        (wanted.sky?.test(sky) ?? true)
      )
        return mine
      const seat = awaiting[0] ?? 1
      const liked = wanted.prefer
        ? news(handle, seat).asked?.offers.find((offer) => wanted.prefer?.(seat, offer))
        : undefined
      const choice =
        liked?.text ?? house.call<{ choice: string }>({ do: 'decide', handle, seat, level: 'rookie' }).choice
      house.call({ do: 'play', handle, seat, choice, by: '', at })
    }
    return null
  }
  for (let number = 1; number <= most_seeds; ++number) {
    const seed = String(number).padStart(64, '0')
    const { handle } = house.call<{ handle: number }>({ do: 'open', setup, seed, at })
    const end = reached(handle)
    const { text: record } = house.call<{ text: string }>({ do: 'record', handle, from: 0 })
    house.call({ do: 'close', handle })
    if (!end) continue
    const { round } = end.view.position as { round: number }
    return {
      id: `e2e-${wanted.name}`,
      setup,
      seed,
      record,
      begun: at,
      touched: at,
      over: end.over,
      round,
      turn: !end.over,
    }
  }
  throw new Error(`No race of ${most_seeds} asks for ${wanted.question}.`)
}

// Lays saved races onto the shelf of the page, as table/saves.ts would have.
export async function shelve(page: Page, races: Saved[]): Promise<void> {
  await page.evaluate(async (kept) => {
    const opening = indexedDB.open('paddock', 1)
    await new Promise<void>((done, failed) => {
      opening.onupgradeneeded = () => opening.result.createObjectStore('races', { keyPath: 'id' })
      opening.onsuccess = () => done()
      opening.onerror = () => failed(opening.error)
    })
    const writing = opening.result.transaction('races', 'readwrite')
    for (const race of kept) writing.objectStore('races').put(race)
    await new Promise<void>((done, failed) => {
      writing.oncomplete = () => done()
      writing.onerror = () => failed(writing.error)
    })
    opening.result.close()
  }, races)
}

// The set-ups of the races on the shelf, the latest first.
export const shelved = (page: Page): Promise<Setup[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('paddock', 1)
    await new Promise((done) => (opening.onsuccess = done))
    const reading = opening.result.transaction('races').objectStore('races').getAll()
    await new Promise((done) => (reading.onsuccess = done))
    opening.result.close()
    const kept = reading.result as Saved[]
    return kept.sort((a, b) => b.touched.localeCompare(a.touched)).map(({ setup }) => setup)
  })

const as = (driver: string) => (seat: number, offer: Offer) => seat === 1 && offer.text === `driver ${driver}`
const through_the_pits = (offer: Offer) => offer.text.startsWith('move') && String(offer.json['path']).includes('P')

const costing = (gauge: string, points: number) => (offers: Offer[], stops: number) =>
  stops > 0 && offers.some(({ costs }) => Number(costs[gauge] ?? 0) >= points)

// Every question of Formula D that has a face of its own.
export const questions: Wanted[] = [
  { name: 'build', preset: 'full-advanced', question: 'build' },
  { name: 'tyres', preset: 'club-night', question: 'tires' },
  { name: 'qualifying', preset: 'full-advanced', question: 'gear' },
  { name: 'rain', preset: 'club-night', question: 'gear', sky: /rain/ },
  { name: 'pit-stop', preset: 'club-night', question: 'stop' },
  {
    name: 'consent',
    preset: 'full-advanced',
    question: 'consent',
    prefer: (seat, offer) => seat !== 1 && (through_the_pits(offer) || offer.text.startsWith('stop technical')),
  },
  { name: 'gears', preset: 'first-race', question: 'gear', seats: 10, where: costing('brakes', 1) },
  {
    name: 'corner',
    preset: 'first-race',
    question: 'gear',
    seats: 10,
    where: (offers, stops) => stops > 1 && offers.length > 3,
  },
  { name: 'braking', preset: 'first-race', question: 'move', seats: 10, where: costing('brakes', 3) },
  { name: 'slipstream', preset: 'first-race', question: 'tow', seats: 8 },
  { name: 'driver', preset: 'road-race', question: 'driver' },
  { name: 'nitro', preset: 'road-race', question: 'nitro' },
  { name: 'skid', preset: 'road-race', question: 'skid', prefer: as('owens') },
  { name: 'checkpoint', preset: 'road-race', question: 'checkpoint' },
  { name: 'police', preset: 'road-race', question: 'police' },
  { name: 'radio', preset: 'road-race', question: 'radio', prefer: as('washington') },
  { name: 'scrap', preset: 'road-race', question: 'scrap', prefer: as('matahi') },
  { name: 'weather', preset: 'road-race', question: 'weather', prefer: as('marcellin') },
  {
    name: 'bonus',
    preset: 'club-night',
    question: 'bonus',
    prefer: (seat, offer) => seat === 1 && offer.text === 'fit soft',
  },
]
