// What the cards and boards of the game show, from content/schneider.
import boards from '../../../content/schneider/boards.json'
import cards from '../../../content/schneider/cards.json'
import { t, told, type Key } from '../i18n'
import type { CardName, Component, Nation } from './types'

export type Kind = 'basic' | 'autopilot' | 'movement' | 'reliability' | 'permanent'
export interface Face {
  id: CardName
  kind: Kind
  nation: Nation | null
  value: number
  values: number[]
  effect: string
  recovery: number
  cost: number
  name: string
}
interface Printed {
  id: string
  value?: number
  values?: number[]
  effect?: string
  recovery?: number
  cost?: number
  name?: string
}

const faces = new Map<CardName, Face>()
const kinds: Record<string, Kind> = { M: 'movement', R: 'reliability', P: 'permanent' }
function note(card: Printed, kind: Kind, nation: Nation | null): void {
  const { id, value = 0, values = [], effect = '', recovery = 0, cost = 0, name = '' } = card
  faces.set(id, { id, kind, nation, value, values, effect, recovery, cost, name })
}
for (const [nation, list] of Object.entries(cards.basic)) for (const card of list) note(card, 'basic', nation as Nation)
for (const [nation, list] of Object.entries(cards.autopilot))
  for (const card of list) note(card, 'autopilot', nation as Nation)
for (const card of cards.development) note(card, kinds[card.id.charAt(0)] ?? 'movement', null)

const unknown: Face = {
  id: '',
  kind: 'movement',
  nation: null,
  value: 0,
  values: [],
  effect: '',
  recovery: 0,
  cost: 0,
  name: '',
}
export const face_of = (id: CardName): Face => faces.get(id) ?? { ...unknown, id }
// The same for cards that differ in nothing but their number.
export const print_of = (id: CardName): string => JSON.stringify({ ...face_of(id), id: '' })

// "repairs 1", "" for a plain card. A basic cockpit has no components to raise (ST-RELI-06).
export function effect_text(effect: string, basic = false): string {
  if (basic && effect === 'LVL:any')
    return t('schneider.fx.LVL.basic', { less: t('schneider.fx.BAG-D'), more: t('schneider.fx.BAG+A') })
  if (basic && effect.startsWith('LVL:')) return t('schneider.fx.BAG-D')
  const [, code = effect, amount = ''] = /^(REP|IGN|VP|COIN)(\d+)$/.exec(effect) ?? []
  if (amount) return t(`schneider.fx.${code}` as Key, { n: Number(amount) })
  const component = /^LVL:(.+)$/.exec(effect)?.[1]
  if (component && component !== 'any')
    return t('schneider.fx.LVL', { component: t(`schneider.component.${component}` as Key) })
  return effect ? told(`schneider.fx.${effect}`, effect) : ''
}
export const card_title = (id: CardName): string => {
  const face = face_of(id)
  if (face.name) return told(`schneider.name.${face.name.toLowerCase().replace(/[^a-z]+/g, '-')}`, face.name)
  return t(face.kind === 'autopilot' ? 'schneider.card.autopilot' : 'schneider.card.basic', {
    nation: t(`schneider.nation.${face.nation ?? 'france'}` as Key),
    value: face.value,
  })
}
export const value_text = (face: Face): string =>
  face.values.length > 0 ? face.values.join('/') : face.value > 0 ? String(face.value) : ''
const halves: Record<string, string> = { '0': '0', '0.5': '½', '1': '1', '1.5': '1½', '2': '2' }
export const recovery_text = (face: Face): string => halves[String(face.recovery)] ?? String(face.recovery)

export interface Slot {
  slot: string
  price: number
  points: number[]
  coins: number[]
}
export const slots: Slot[] = boards.betting.map((entry, i) => ({ slot: 'ABCD'.charAt(i), ...entry }))
export const plane_name = (nation: string): string =>
  (boards.planes as Record<string, { name: string }>)[nation]?.name ?? ''
export const faults_of = (component: Component, level: number): string[] => boards.tiles[component][level - 1] ?? []
export const shows = boards.air_show
