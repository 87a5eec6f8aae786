// A table of Schneider Trophy as one person sees it: what is asked, what is pointed at, what all that is called.
import { t, type Key } from '../i18n'
import { Eye } from '../race/eye.svelte'
import { OddsBook } from '../race/odds_book.svelte'
import { nothing_lit } from '../race/tagging'
import type { Tag } from '../race/Tags.svelte'
import { answer } from '../table/reading'
import { TableModel } from '../table/model.svelte'
import type { Offer, SeatNumber, Table } from '../table/types'
import { slots } from './cards'
import { course_name, draws_of, pilot_name, question_text, speed_of } from './choices'
import { course_named } from './course'
import { FlightDirector } from './director.svelte'
import { percent, risk_of } from './odds'
import { lines_of } from './sentences'
import { mark_of, type Mark, type ShownPlane } from './stage.svelte'
import { points_of, tokens_on } from './types'

const counted = ['card', 'way', 'component', 'drop-back', 'repair']
const of_autopilots = ['autopilot-nation', 'autopilot-pilot']
const most_tags = 5

export interface Row {
  plane: ShownPlane
  name: string
  mine: boolean
  turn: boolean
  mark: Mark
  points: number
  damage: number
}
// A pair of words that changes what the cards stand for: the dive, the trim, the slot of a bet.
export interface Switch {
  key: string
  label: string
  on: boolean
  turn: () => void
}

export class Flight {
  readonly eye = new Eye()
  readonly director = new FlightDirector(this.eye)
  readonly stage = this.director.stage
  readonly book = new OddsBook()
  readonly table!: Table // set before anything below is asked for: what is derived is worked out late
  readonly model!: TableModel
  width = $state(innerWidth)
  height = $state(innerHeight)
  hovered = $state<string | null>(null)
  dive = $state(false)
  trim = $state(false)
  slot = $state('D')
  private hushed = $state('') // the lap in which no more bets are asked for
  private handed = $state<SeatNumber>(0) // who has the screen

  constructor(table: Table) {
    this.table = table
    this.model = new TableModel(table, this.director)
  }

  readonly phone = $derived(this.width < 900)
  readonly lying = $derived(this.phone && this.height < 560)
  readonly options = $derived(this.model.info?.setup.options ?? {})
  readonly expert = $derived(this.options['cockpit'] === 'expert')
  readonly campaign = $derived(this.options['campaign'] !== undefined && this.options['campaign'] !== 'none')
  readonly course = $derived(course_named(this.stage.course))
  readonly place = $derived(course_name(this.stage.course || (this.model.info?.setup.circuit ?? '')))

  // Alone against autopilots and bots one is "you"; an autopilot is called by its pilot.
  readonly alone = $derived(this.table.local && this.model.mine.length === 1 ? (this.model.mine[0] ?? 0) : 0)
  readonly name = (seat: SeatNumber): string => {
    if (seat !== 0 && seat === this.alone) return t('race.you')
    const plane = this.stage.plane(seat)
    return plane?.autopilot && plane.pilot !== 'none' ? pilot_name(plane.pilot) : this.model.name(seat)
  }
  readonly bright = $derived(this.model.mine.length > 1 ? [this.model.seat] : this.model.mine)
  readonly rows = $derived.by((): Row[] => {
    const { stage, course } = this
    const place = new Map(stage.standings.map((standing) => [standing.seat, standing.place]))
    const far = (plane: ShownPlane) => (plane.crashed > 0 ? -200 : (course?.progress(plane.square) ?? 0))
    const racing = !stage.developing && stage.planes.some(({ square }) => square !== null) && !this.model.over
    const sorted = [...stage.planes].sort((a, b) => (racing ? far(b) - far(a) : 0) || (place.get(a.seat) ?? 9) - (place.get(b.seat) ?? 9))
    return sorted.map((plane) => ({
      plane,
      name: this.name(plane.seat),
      mine: this.bright.includes(plane.seat),
      turn: stage.turn === plane.seat,
      mark: mark_of(plane),
      points: points_of(plane),
      damage: this.expert ? tokens_on(plane, 'damage') : Math.min(4, plane.gauge),
    }))
  })
  readonly teller = $derived({ name: this.name, you: this.alone })
  readonly lines = $derived(lines_of(this.model.told, this.teller))
  readonly me = $derived(this.stage.plane(this.model.seat))
  readonly my_pose = $derived(this.director.board ? this.director.pose(this.model.seat) : null)

  // Hands are secret: around one screen it is handed over whenever somebody else is asked.
  readonly covered = $derived.by(() => {
    const { asked, mine } = this.model
    return asked && mine.length > 1 && this.handed !== asked.seat ? asked.seat : 0
  })
  readonly hand_over = (): void => void (this.handed = this.covered)

  private readonly lap_key = $derived(`${this.stage.race} ${this.stage.lap}`)
  // What is answered without asking: nations of autopilots, and bets in a lap in which none is wanted.
  readonly automatic = $derived.by((): string | null => {
    const { asked } = this.model
    if (!asked || this.covered) return null
    if (of_autopilots.includes(asked.question.key) && this.alone) return asked.fallback
    return asked.question.key === 'bet' && this.hushed === `${asked.seat} ${this.lap_key}` ? 'bet no' : null
  })
  readonly asked = $derived(this.covered || this.automatic !== null ? null : this.model.asked)
  readonly what = $derived(this.asked?.question.key ?? '')
  readonly no_more_bets = (): void => {
    if (this.what !== 'bet' || !this.asked) return
    this.hushed = `${this.asked.seat} ${this.lap_key}`
  }

  private readonly has = (offers: Offer[], key: 'dive' | 'trim'): boolean => offers.some((offer) => answer.flag(offer, key))
  readonly offers = $derived.by((): Offer[] => {
    const all = this.asked?.offers ?? []
    if (this.what === 'bet') return all.filter((offer) => offer.json['slot'] === null || answer.text(offer, 'slot') === this.slot)
    if (this.what !== 'card') return all
    const wanted = all.filter((offer) => answer.flag(offer, 'dive') === this.dive && answer.flag(offer, 'trim') === this.trim)
    return wanted.length > 0 ? wanted : all.filter((offer) => !answer.flag(offer, 'dive') && !answer.flag(offer, 'trim'))
  })
  readonly switches = $derived.by((): Switch[] => {
    const all = this.asked?.offers ?? []
    if (this.what === 'bet') {
      const open = slots.filter(({ slot }) => all.some((offer) => answer.text(offer, 'slot') === slot))
      return open.map(({ slot, price }) => ({ key: slot, label: price > 0 ? t('st.bet.price', { n: price }) : t('st.bet.free'), on: this.slot === slot, turn: () => this.turn(() => (this.slot = slot)) }))
    }
    if (this.what !== 'card') return []
    const made: Switch[] = []
    if (this.has(all, 'dive')) made.push({ key: 'dive', label: t('st.switch.dive'), on: this.dive, turn: () => this.turn(() => (this.dive = !this.dive)) })
    if (this.has(all, 'trim')) made.push({ key: 'trim', label: t('st.switch.trim'), on: this.trim, turn: () => this.turn(() => (this.trim = !this.trim)) })
    return made
  })
  // The card one had marked stays marked.
  private turn(change: () => void): void {
    const at = this.offers.findIndex(({ text }) => text === this.model.selected)
    change()
    this.model.select(this.offers[Math.max(0, at)]?.text ?? null)
  }

  readonly pointed = $derived(this.hovered ?? this.model.selected)
  readonly pointed_offer = $derived(this.offers.find(({ text }) => text === this.pointed))
  readonly odds = (text: string) => this.book.of(text)
  readonly tags = $derived.by((): Tag[] => {
    if (!this.asked || (this.what !== 'card' && this.what !== 'way')) return []
    const seen = new Set<string>()
    const sorted = [...this.offers].sort((a, b) => Number(b.text === this.pointed) - Number(a.text === this.pointed))
    return sorted.flatMap((offer): Tag[] => {
      const end = offer.way?.at(-1)
      if (!end || seen.has(end)) return []
      seen.add(end)
      const risk = risk_of(this.odds(offer.text))
      const draws = draws_of(offer)
      const ruin = (risk?.crash ?? 0) >= 0.3
      const words = draws > 0 ? t('st.draws', { n: draws }) : t('st.clean')
      const chance = !risk ? '' : risk.crash > 0 ? t('st.tag.crash', { percent: percent(risk.crash) }) : risk.damage > 0 ? t('race.chance', { percent: percent(risk.damage) }) : ''
      return [{ id: end, space: end, number: String(speed_of(offer)), verdict: ruin ? 'ruin' : draws > 0 ? 'cost' : 'safe', words, chance, picked: offer.text === this.pointed, choice: offer.text, quiet: seen.size > most_tags }]
    })
  })
  readonly lit = $derived.by(() => {
    const offer = this.pointed_offer
    if (!offer?.way) return nothing_lit
    return { way: offer.way, ends: offer.way.slice(-1).map((space) => ({ space, safe: draws_of(offer) === 0 })) }
  })
  readonly precious = $derived([
    ...(this.director.board?.line.filter((_, i) => i % 2 === 0).map(([x, y]) => ({ x, y })) ?? []),
    ...this.stage.planes.flatMap(({ seat }) => this.director.pose(seat) ?? []),
  ])

  readonly ahead = $derived(this.me?.square && this.course ? this.course.line_ahead(this.me.square) : null)
  // A pilot for whom lines count one higher.
  readonly bold = $derived(this.me?.pilot === 'greig' ? 1 : 0)
  readonly heading = $derived.by(() => {
    if (!this.asked) return ''
    const ask = question_text(this.what, this.asked.question.text)
    if (this.model.mine.length > 1) return t('st.ask.now', { name: this.model.name(this.asked.seat), ask })
    return t(this.phone || !this.me || this.me.pilot === 'none' ? 'st.ask.you' : 'st.ask.pilot.you', { ask, pilot: pilot_name(this.me?.pilot ?? '') })
  })
  readonly lead = $derived.by(() => {
    const { asked, me, what, ahead } = this
    if (!asked || !me) return ''
    if (what !== 'card') return t(`st.lead.${what}` as Key, { n: me.purse ?? 0 })
    const said: string[] = []
    if (ahead) said.push(ahead.squares === 0 ? t('st.lead.line.next', { name: ahead.line.name, n: ahead.line.number + this.bold }) : t('st.lead.line', { name: ahead.line.name, n: ahead.line.number + this.bold, squares: ahead.squares }))
    if (me.leading) said.push(t('st.lead.leading'))
    if (me.drafting) said.push(t('st.lead.drafting'))
    said.push(this.expert ? t('st.lead.tokens', { n: tokens_on(me, 'damage') }) : t('st.lead.damage', { n: me.gauge }))
    return said.join(' ')
  })
  readonly over = $derived(this.model.over && !this.model.busy)
  readonly when = $derived.by(() => {
    const { stage } = this
    if (this.model.over) return t('st.when.over')
    if (stage.developing) return t('st.when.year')
    if (stage.lap === 0 || stage.planes.every(({ square }) => square === null)) return t('race.before')
    return t('st.when.lap', { lap: stage.lap, round: stage.round })
  })
  readonly now = $derived.by(() => {
    if (this.asked) return this.heading
    if (this.over) return t('race.over')
    return this.stage.turn ? t(this.stage.turn === this.alone ? 'st.watching.you' : 'st.watching', { name: this.name(this.stage.turn) }) : null
  })

  // Counts the odds of what can be answered. Stops when told.
  count(marked: string | null): () => void {
    const texts = counted.includes(this.what) ? this.offers.map(({ text }) => text) : []
    return this.book.count(this.model, texts, marked, () => undefined)
  }
  readonly select = (choice: string): void => this.model.select(choice)
  readonly preview = (choice: string | null): void => void (this.hovered !== choice && (this.hovered = choice))
  readonly confirm = (choice: string): void => {
    this.hovered = null
    this.dive = this.trim = false
    void this.model.confirm(choice)
  }
  readonly tap = (choice: string): void => (choice === this.model.selected ? this.confirm(choice) : this.select(choice))
  readonly step = (by: number): void => {
    const texts = this.offers.map(({ text }) => text)
    const at = texts.indexOf(this.model.selected ?? '')
    this.hovered = null
    const next = texts[(at + by + texts.length) % texts.length]
    if (next !== undefined) this.select(next)
  }
  readonly take_back = (): void => {
    if (this.asked) this.select(this.director.expected(this.asked) ?? '')
  }
}
