// A table of Formula D as one person sees it: what is asked, what is pointed at, what all that is called.
import { t, told, type Key } from '../i18n'
import { build_lead, cards_of, driver_line, driver_name, question_text, type Card } from './choices'
import { dials_of } from './dials'
import { FormulaDirector } from './director.svelte'
import { lead_of } from './lead'
import { lines_of } from './sentences'
import { answer } from './types'
import type { Asked, SpaceName, Table } from '../table/types'
import { rows_of } from './rows'
import { Match } from '../match/match.svelte'
import { no_highlight } from '../match/highlight'
import { gear_highlight, gear_tags, move_highlight, move_tags, safest, safest_gear } from './tagging'

const uncounted = ['build', 'driver', 'tires'] // what they lead to lies too far ahead
const in_pits = (space: SpaceName): boolean => space.startsWith('P')
const pit_worth = 5000 // spaces
const secrets = ['build', 'tires'] // chosen by all at once

export class Race extends Match<FormulaDirector> {
  readonly stage = this.director.stage
  private touched = false // the player has marked something himself

  constructor(table: Table) {
    super(table, (camera) => new FormulaDirector(camera))
  }
  protected secret(asked: Asked): boolean {
    return secrets.includes(asked.question.key)
  }
  texts(): string[] {
    return this.cards.map(({ offer }) => offer.text)
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

  readonly rows = $derived(rows_of(this.stage, this.director.layout, this.bright, this.name))
  readonly teller = $derived({ name: this.name, you: this.alone, layout: this.director.layout })
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
  readonly pointed_offer = $derived(this.cards.find(({ offer }) => offer.text === this.pointed)?.offer)

  readonly tags = $derived.by(() => {
    if (!this.asked || !this.pointed) return []
    if (this.what === 'gear') return gear_tags(this.odds(this.pointed), this.pointed_offer?.costs)
    if (this.what === 'move' || this.what === 'tow')
      return move_tags(this.cards, this.pointed, this.odds, this.phone ? 4 : 6)
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
  readonly lead = $derived.by(() => {
    if (!this.asked || !this.my_car) return ''
    if (this.what === 'driver') return driver_line(this.pointed_offer)
    if (this.what === 'build') return build_lead(this.pointed_offer)
    const said = lead_of(this.what, this.my_car, this.corner, this.phone ? this.thrown : '')
    // What is longer does not fit.
    return this.stage.throws !== null && this.what === 'gear' && !this.corner?.inside ? `${this.when}. ${said}` : said
  })
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
  readonly dials = $derived(
    this.my_car ? dials_of(this.my_car, this.stage.position?.session === 'setup', this.pointed_offer) : [],
  )
  readonly can = $derived(this.what === 'gear' ? this.cards.map(({ offer }) => answer.number(offer, 'gear')) : [])
  readonly pick = $derived(
    this.what === 'gear' && this.pointed_offer ? answer.number(this.pointed_offer, 'gear') : null,
  )

  // Counts the odds of what can be answered; marks the safest one unless something was marked by hand. Stops when told.
  count(marked: string | null): () => void {
    this.touched = false
    const { asked, what, cards } = this
    const texts = !asked || uncounted.includes(what) ? [] : this.texts()
    return this.book.count(this.model, texts, marked, () => {
      if (this.touched) return
      const best =
        what === 'gear'
          ? safest_gear(cards, this.odds)
          : what === 'move' || what === 'tow'
            ? safest(cards, this.odds, this.farther)
            : undefined
      if (best) this.model.selected = best.offer.text
    })
  }

  // Tyres worn down, and still a lap to drive on new ones.
  private readonly tired = $derived(
    this.my_car
      ? this.my_car.wear.tires * 3 <= this.my_car.full.tires && this.my_car.crossings < this.stage.laps
      : false,
  )
  readonly pits_offered = $derived(
    this.what === 'move' &&
      !in_pits(this.my_car?.space ?? '') &&
      this.cards.some(({ end }) => end !== null && in_pits(end)),
  )

  // How far a space lies ahead of my car, round the lap. The pit lane counts as far as it is wanted.
  private readonly farther = (end: SpaceName): number => {
    const { layout } = this.director
    if (!layout) return 0
    const here = this.my_car?.space ?? ''
    if (in_pits(end) && !in_pits(here)) return this.tired ? pit_worth : -pit_worth
    return (layout.round_lap(end) - layout.round_lap(this.my_car?.space) + layout.lap) % layout.lap
  }
  override select(choice: string): void {
    this.touched = true
    super.select(choice)
  }
}
