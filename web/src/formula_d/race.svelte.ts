// A table of Formula D as one person sees it: what is asked, what is pointed at, what all that is called.
import { t, told, type Key } from '../i18n'
import {
  build_lead,
  cards_of,
  chips_of,
  is_ruin,
  label_of,
  driver_name,
  lead_text,
  question_text,
  type Card,
} from './choices'
import { dials_of } from './dials'
import { FormulaDirector } from './director.svelte'
import { lead_of } from './lead'
import { bars_of, chance_out, percent } from './outcomes'
import { lines_of } from './sentences'
import { answer } from './types'
import type { Asked, SpaceName, Table } from '../table/types'
import { rows_of } from './rows'
import { Match } from '../match/match.svelte'
import { no_highlight } from '../match/highlight'
import { gear_highlight, gear_tags, move_highlight, move_tags } from './tagging'

const uncounted = ['build', 'driver', 'tires'] // what they lead to lies too far ahead
const in_pits = (space: SpaceName): boolean => space.startsWith('P')
const all_but_lost = 0.5 // what is likelier to end in a spin or out than not
const secrets = ['build', 'tires'] // chosen by all at once

export class Race extends Match<FormulaDirector> {
  readonly stage = this.director.stage

  constructor(table: Table) {
    super(table, (camera) => new FormulaDirector(camera))
  }
  protected secret(asked: Asked): boolean {
    return secrets.includes(asked.question.key)
  }
  texts(): string[] {
    return this.cards.map(({ offer }) => offer.text)
  }

  override said_of(text: string): string {
    const card = this.cards.find(({ offer }) => offer.text === text)
    if (!card) return ''
    const prices = chips_of(card.offer).map(({ text }) => text)
    const ruin = this.ruin(card)
    const danger =
      ruin > 0
        ? `${t('formula-d.sum.spin')} / ${t('formula-d.sum.out')} ${t('race.chance', { percent: percent(ruin) })}`
        : ''
    const lane = card.lane ? t(`formula-d.choice.lane.${card.lane}` as Key) : ''
    return [label_of(card.offer, this.director.layout, this.name), lane, ...prices, danger].filter(Boolean).join(', ')
  }

  readonly circuit = $derived(this.model.info?.setup.circuit ?? 'monaco')
  readonly place = $derived(
    told(
      `circuit.${this.circuit}`,
      this.circuit
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' '),
    ),
  )

  readonly rows = $derived(
    rows_of(this.stage, this.director.layout, this.bright, this.name, this.model.watching ? this.followed : null),
  )
  readonly teller = $derived({ name: this.named, you: this.alone })
  // Not while catching up.
  readonly lines = $derived(this.model.view === null ? [] : lines_of(this.model.told, this.teller))
  readonly my_car = $derived(this.stage.car(this.model.seat))
  readonly me = $derived(this.director.layout ? this.director.pose(this.model.seat) : null)

  readonly cards = $derived.by((): Card[] => {
    if (!this.asked) return []
    if (this.what === 'move' || this.what === 'tow') return cards_of(this.asked.offers)
    return this.asked.offers.map((offer) => ({
      offer,
      others: [],
      end: offer.way?.at(-1) ?? null,
      spaces: 0,
      brakes: 0,
      lane: '',
    }))
  })
  // The chance to spin or to be out; what is known to end so is certain.
  readonly ruin = (card: Card): number => {
    if (is_ruin(card.offer)) return 1
    const known = this.odds(card.offer.text) ?? null
    if (this.what !== 'gear') return chance_out(known)
    return bars_of(known, card.offer.costs).reduce((sum, bar) => (bar.verdict === 'ruin' ? sum + bar.chance : sum), 0)
  }
  // All but certainly lost; where everything is, nothing is called so.
  readonly hopeless = $derived.by((): ReadonlySet<Card> => {
    const judged = !uncounted.includes(this.what)
    const is_lost = (card: Card): boolean =>
      this.ruin(card) >= all_but_lost || (judged && this.verdict(card.offer.text) === 'hopeless')
    const lost = this.cards.filter(is_lost)
    return new Set(lost.length < this.cards.length ? lost : [])
  })
  readonly pointed_offer = $derived(this.cards.find(({ offer }) => offer.text === this.pointed)?.offer)

  readonly tags = $derived.by(() => {
    if (!this.asked || !this.pointed) return []
    if (this.what === 'gear') return gear_tags(this.odds(this.pointed), this.pointed_offer?.costs)
    if (this.what === 'move' || this.what === 'tow')
      return move_tags(this.cards, this.pointed, this.odds, this.low ? 2 : this.phone ? 4 : 6)
    return []
  })
  readonly highlight = $derived.by(() => {
    const { layout } = this.director
    if (!this.asked || !this.pointed || !layout || !this.my_car?.space) return no_highlight
    return this.what === 'gear'
      ? gear_highlight(this.tags, this.my_car.space, layout)
      : move_highlight(this.pointed_offer)
  })
  // Roads, cars and what is highlighted: price tags keep off them.
  readonly precious = $derived([
    ...(this.model.board?.line.filter((_, i) => i % 2 === 0).map(([x, y]) => ({ x, y })) ?? []),
    ...this.stage.cars.flatMap(({ seat }) => this.director.pose(seat) ?? []),
    ...this.highlight.way.flatMap((space) => this.director.layout?.place(space) ?? []),
  ])

  readonly corner = $derived(this.my_car?.space ? (this.director.layout?.next_corner(this.my_car.space) ?? null) : null)
  readonly rolled = $derived(
    ['move', 'nitro', 'bonus', 'skid'].includes(this.what) ? (this.stage.position?.move?.die ?? 0) : 0,
  )
  private readonly left = $derived(
    this.what === 'move' ? (this.stage.position?.move?.remaining ?? this.rolled) : this.rolled,
  )
  readonly thrown = $derived.by(() => {
    if (this.rolled === 0) return ''
    return this.left < this.rolled
      ? t('formula-d.lead.left', { n: this.left, value: this.rolled })
      : t('formula-d.lead.rolled', { value: this.rolled })
  })
  private readonly situation = $derived.by(() => {
    if (!this.asked || !this.my_car) return ''
    if (this.what === 'driver') return lead_text('driver')
    if (this.what === 'build') return build_lead(this.pointed_offer)
    const said = lead_of(this.what, this.my_car, this.corner, this.phone ? this.thrown : '')
    // What is longer does not fit.
    return this.stage.throws !== null && this.what === 'gear' && !this.corner?.inside ? `${this.when}. ${said}` : said
  })
  readonly lead = $derived(this.reasoned(this.situation))
  readonly heading = $derived.by(() => {
    if (!this.asked) return ''
    const ask = question_text(this.what, this.asked.question.text)
    if (this.shared)
      return t('formula-d.ask.now', { name: this.model.name(this.asked.seat), number: this.asked.seat, ask })
    return this.phone ? t('formula-d.ask.you.short', { ask }) : t('formula-d.ask.you', { number: this.asked.seat, ask })
  })
  private readonly lap = $derived(
    Math.min(this.stage.laps, Math.max(1, ...this.stage.cars.map(({ crossings }) => crossings))),
  )
  readonly when = $derived.by(() => {
    const { round, laps } = this.stage
    if (this.stage.throws !== null)
      return t('formula-d.race.qualifying', { n: Math.max(1, this.stage.throws + (this.what === 'gear' ? 1 : 0)) })
    if (round === 0) return t('race.before')
    if (this.over) return t('race.after', { laps, round })
    return this.phone ? t('race.lap', { lap: this.lap, laps }) : t('race.lap.round', { lap: this.lap, laps, round })
  })
  readonly sky = $derived(t(`formula-d.weather.${this.phone ? 'short.' : ''}${this.stage.weather}` as Key))
  // In qualifying one drives alone: who it is stands beside the sky.
  readonly under = $derived(
    this.stage.throws !== null && this.stage.turn
      ? `${this.name(this.stage.turn)} · ${t(`formula-d.weather.short.${this.stage.weather}` as Key)}`
      : this.sky,
  )
  // What my driver can do, in a road race.
  readonly talent = $derived.by(() => {
    const line = this.my_car ? told(`formula-d.driver.${this.my_car.driver}`, '') : ''
    if (!this.my_car || line === '') return null
    return {
      name: driver_name(this.my_car.driver),
      line,
      nitro: t(`formula-d.nitro.${this.my_car.nitro_used ? 'used' : 'ready'}`),
    }
  })
  readonly now = $derived.by(() => {
    if (this.asked) return this.heading
    if (this.model.over) return t('formula-d.event.race-over')
    return this.stage.turn
      ? t(this.stage.turn === this.alone ? 'race.watching.you' : 'race.watching', { name: this.name(this.stage.turn) })
      : null
  })
  // There are none before the car is somebody's.
  readonly dials = $derived(
    this.my_car && this.what !== 'driver'
      ? dials_of(this.my_car, this.stage.position?.session === 'setup', this.pointed_offer)
      : [],
  )
  readonly can = $derived(this.what === 'gear' ? this.cards.map(({ offer }) => answer.number(offer, 'gear')) : [])
  readonly pick = $derived(
    this.what === 'gear' && this.pointed_offer ? answer.number(this.pointed_offer, 'gear') : null,
  )

  // Counts the odds of what can be answered. Stops when told.
  count(marked: string | null): () => void {
    const texts = !this.asked || uncounted.includes(this.what) ? [] : this.texts()
    return this.book.count(this.model, texts, marked)
  }
  // A card stands for all ways with the same end and price.
  protected override laid(choice: string): string {
    const stands_for = ({ offer, others }: Card): boolean => [offer, ...others].some(({ text }) => text === choice)
    return this.cards.find(stands_for)?.offer.text ?? choice
  }

  readonly pits_offered = $derived(
    this.what === 'move' &&
      !in_pits(this.my_car?.space ?? '') &&
      this.cards.some(({ end }) => end !== null && in_pits(end)),
  )

  override choose(number: number): void {
    if (this.what !== 'gear') return super.choose(number)
    const text = `gear ${number}`
    if (this.texts().includes(text)) this.select(text)
  }
}
