// A table of Schneider Trophy as one person sees it: what is asked, what is pointed at, what all that is called.
import { t, type Key } from '../i18n'
import { Match } from '../match/match.svelte'
import { no_highlight } from '../match/highlight'
import type { Tag } from '../match/Tags.svelte'
import type { Ranked } from '../match/types'
import { answer, fact } from '../table/reading'
import type { Offer, SeatNumber, Table } from '../table/types'
import { card_title, print_of, slots } from './cards'
import { card_words, course_name, draws_of, payouts, pilot_name, question_text, speed_of, title_of } from './choices'
import { course_named } from './course'
import { FlightDirector } from './director.svelte'
import { percent, risk_of } from './odds'
import { lines_of } from './sentences'
import { line_name } from './signs'
import { mark_of, type Mark, type ShownPlane } from './stage.svelte'
import { points_of, tokens_on } from './types'

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)
const counted = ['card', 'way', 'component', 'drop-back', 'repair']
const of_autopilots = ['autopilot-nation', 'autopilot-pilot']
const all_but_lost = 0.6
const most_tags = 5
const few_tags = 3 // where many answers leave a phone little board
const no_bet = 'bet no'

export interface Row extends Ranked {
  plane: ShownPlane
  mark: Mark
  points: number
  damage: number
  dots: boolean // of the four that a basic cockpit bears
  pilot: string // where pilots are free; none: of the nation, or an autopilot, which is called so
}
// A pair of words that changes what the cards stand for: the dive, the trim, the slot of a bet.
export interface Switch {
  key: string
  label: string
  on: boolean
  turn: () => void
}

// Where the race before the present one began, and the year between them; 0 in the first.
function begin_of_stage(told: readonly { event: string }[]): number {
  const last = told.findLastIndex(({ event }) => event === 'race-began')
  return Math.max(
    0,
    told.slice(0, Math.max(0, last)).findLastIndex(({ event }) => event === 'race-began'),
  )
}

export class Flight extends Match<FlightDirector> {
  readonly stage = this.director.stage
  dive = $state(false)
  trim = $state(false)
  slot = $state('D')
  private hushed = $state('') // the lap in which no more bets are asked for

  constructor(table: Table) {
    super(table, (camera) => new FlightDirector(camera))
  }
  // Hands are secret: around one screen it is handed over whenever somebody else is asked.
  protected secret(): boolean {
    return true
  }
  // Nations of autopilots, and bets in a lap in which none is wanted.
  protected override unasked(): string | null {
    const { asked } = this.model
    if (!asked) return null
    if (of_autopilots.includes(asked.question.key) && this.alone) return asked.fallback
    return asked.question.key === 'bet' && this.hushed === `${asked.seat} ${this.lap_key}` ? no_bet : null
  }
  // An autopilot is called by its pilot.
  protected override called(seat: SeatNumber): string {
    const plane = this.stage.plane(seat)
    return plane?.autopilot && plane.pilot !== 'none' ? pilot_name(plane.pilot) : super.called(seat)
  }
  texts(): string[] {
    return this.offers.map(({ text }) => text)
  }

  override said_of(text: string): string {
    const offer = this.offers.find((one) => one.text === text)
    if (!offer) return ''
    const risk = risk_of(this.odds(text))
    const draws = draws_of(offer)
    return [
      title_of(offer),
      draws > 0 && t('schneider.draws', { n: draws }),
      risk && risk.damage > 0 && t('schneider.damage.chance', { percent: percent(risk.damage) }),
      risk && risk.crash > 0 && t('schneider.crash.n', { percent: percent(risk.crash) }),
    ]
      .filter(Boolean)
      .join(', ')
  }
  readonly thrown = '' // cards and tokens are told as they are drawn

  readonly options = $derived(this.model.info?.setup.options ?? {})
  // Where the betting board lies: beside the course, whole or brief, or in the tray and the menu.
  readonly tote = $derived(this.phone || this.width < 1100 ? 'tray' : this.height >= 840 ? 'full' : 'brief')
  readonly expert = $derived(this.options['cockpit'] === 'expert')
  readonly free = $derived(this.options['pilots'] === 'free') // whoever wants a pilot takes him
  readonly campaign = $derived(this.options['campaign'] !== undefined && this.options['campaign'] !== 'none')
  readonly course = $derived(course_named(this.stage.course))
  readonly place = $derived(course_name(this.stage.course || (this.model.info?.setup.circuit ?? '')))

  readonly rows = $derived.by((): Row[] => {
    const { stage, course } = this
    const place = new Map(stage.standings.map((standing) => [standing.seat, standing.place]))
    const far = (plane: ShownPlane) => (plane.crashed > 0 ? -200 : (course?.progress(plane.square) ?? 0))
    const racing = !stage.developing && stage.planes.some(({ square }) => square !== null) && !this.model.over
    const sorted = [...stage.planes].sort(
      (a, b) => (racing ? far(b) - far(a) : 0) || (place.get(a.seat) ?? 9) - (place.get(b.seat) ?? 9),
    )
    return sorted.map((plane) => ({
      plane,
      seat: plane.seat,
      gone: plane.crashed > 0,
      name: this.name(plane.seat),
      mine: this.bright.includes(plane.seat),
      turn: stage.turn === plane.seat,
      ...(this.model.watching && { followed: this.followed === plane.seat }),
      mark: mark_of(plane),
      points: points_of(plane),
      damage: this.expert ? tokens_on(plane, 'damage') : Math.min(4, plane.gauge),
      dots: !this.expert,
      pilot: this.free && !plane.autopilot ? plane.pilot : 'none',
    }))
  })
  readonly teller = $derived({ name: this.named, you: this.alone })
  // Of this race and the one before: a campaign is long, and they are put into words again with every event. While
  // what was before one came is still being caught up with, there is nothing to tell.
  readonly lines = $derived(
    this.model.view === null ? [] : lines_of(this.model.told.slice(begin_of_stage(this.model.told)), this.teller),
  )
  readonly me = $derived(this.stage.plane(this.model.seat))
  readonly my_pose = $derived(this.director.board ? this.director.pose(this.model.seat) : null)

  private readonly lap_key = $derived(`${this.stage.race} ${this.stage.lap}`)
  readonly no_more_bets = (): void => {
    if (this.what !== 'bet' || !this.asked) return
    this.hushed = `${this.asked.seat} ${this.lap_key}`
  }

  private readonly has = (offers: Offer[], key: 'dive' | 'trim'): boolean =>
    offers.some((offer) => answer.flag(offer, key))
  readonly offers = $derived.by((): Offer[] => {
    const all = this.asked?.offers ?? []
    if (this.what === 'bet')
      return all.filter((offer) => offer.json['slot'] === null || answer.text(offer, 'slot') === this.slot)
    if (this.what === 'put-away') return all.filter((offer) => this.twins(offer)[0] === offer)
    if (this.what !== 'card') return all
    const wanted = all.filter(
      (offer) => answer.flag(offer, 'dive') === this.dive && answer.flag(offer, 'trim') === this.trim,
    )
    return wanted.length > 0
      ? wanted
      : all.filter((offer) => !answer.flag(offer, 'dive') && !answer.flag(offer, 'trim'))
  })
  // Cards on which the same is printed are one answer: the one that is marked at first, else the first of them.
  private twins(offer: Offer): Offer[] {
    const print = print_of(answer.text(offer, 'card'))
    const same = (this.asked?.offers ?? []).filter((other) => print_of(answer.text(other, 'card')) === print)
    return same.sort((a, b) => Number(b.text === this.asked?.fallback) - Number(a.text === this.asked?.fallback))
  }
  readonly alike = (offer: Offer): number => (this.what === 'put-away' ? this.twins(offer).length : 1)
  readonly switches = $derived.by((): Switch[] => {
    const all = this.asked?.offers ?? []
    if (this.what === 'bet') {
      const open = slots.filter(({ slot }) => all.some((offer) => answer.text(offer, 'slot') === slot))
      return open.map(({ slot, price }) => ({
        key: slot,
        label: t('schneider.bet.price', { slot, n: price > 0 ? price : t('schneider.bet.free') }),
        on: this.slot === slot,
        turn: () => this.turn(() => (this.slot = slot)),
      }))
    }
    if (this.what !== 'card') return []
    const made: Switch[] = []
    if (this.has(all, 'dive'))
      made.push({
        key: 'dive',
        label: t('schneider.switch.dive'),
        on: this.dive,
        turn: () => this.turn(() => (this.dive = !this.dive)),
      })
    if (this.has(all, 'trim'))
      made.push({
        key: 'trim',
        label: t('schneider.switch.trim'),
        on: this.trim,
        turn: () => this.turn(() => (this.trim = !this.trim)),
      })
    return made
  })
  // The card one had marked stays marked.
  private turn(change: () => void): void {
    const at = this.offers.findIndex(({ text }) => text === this.model.selected)
    change()
    this.model.select(this.offers[Math.max(0, at)]?.text ?? null)
  }

  readonly crash = (text: string): number => risk_of(this.odds(text))?.crash ?? 0
  // All but certainly lost; where everything is, nothing is called so.
  readonly hopeless = $derived.by((): ReadonlySet<Offer> => {
    const judged = counted.includes(this.what)
    const is_lost = ({ text }: Offer): boolean =>
      this.crash(text) >= all_but_lost || (judged && this.verdict(text) === 'hopeless')
    const lost = this.offers.filter(is_lost)
    return new Set(lost.length < this.offers.length ? lost : [])
  })
  readonly pointed_offer = $derived(this.offers.find(({ text }) => text === this.pointed))
  readonly tags = $derived.by((): Tag[] => {
    if (!this.asked || (this.what !== 'card' && this.what !== 'way')) return []
    const seen = new Set<string>()
    const most = this.phone && !this.lying && this.offers.length > 3 ? few_tags : most_tags
    const sorted = [...this.offers].sort((a, b) => Number(b.text === this.pointed) - Number(a.text === this.pointed))
    return sorted.flatMap((offer): Tag[] => {
      const end = offer.way?.at(-1)
      if (!end || seen.has(end)) return []
      seen.add(end)
      const risk = risk_of(this.odds(offer.text))
      const draws = draws_of(offer)
      const ruin = (risk?.crash ?? 0) >= 0.3
      const words = draws > 0 ? t('schneider.draws', { n: draws }) : t('schneider.clean')
      const chance = !risk
        ? ''
        : risk.crash > 0
          ? t('schneider.tag.crash', { percent: percent(risk.crash) })
          : risk.damage > 0
            ? t('race.chance', { percent: percent(risk.damage) })
            : ''
      return [
        {
          id: end,
          space: end,
          number: String(speed_of(offer)),
          verdict: ruin ? 'ruin' : draws > 0 ? 'cost' : 'safe',
          words,
          chance,
          picked: offer.text === this.pointed,
          choice: offer.text,
          quiet: seen.size > most,
        },
      ]
    })
  })
  readonly highlight = $derived.by(() => {
    const offer = this.pointed_offer
    if (!offer?.way) return no_highlight
    return { way: offer.way, ends: offer.way.slice(-1).map((space) => ({ space, safe: draws_of(offer) === 0 })) }
  })
  readonly precious = $derived([
    ...(this.director.board?.line.filter((_, i) => i % 2 === 0).map(([x, y]) => ({ x, y })) ?? []),
    ...this.stage.planes.flatMap(({ seat }) => this.director.pose(seat) ?? []),
  ])

  readonly ahead = $derived(this.me?.square && this.course ? this.course.line_ahead(this.me.square) : null)
  // How much faster than its number this plane crosses a line without a draw, as the last question said.
  private forgiven = 0
  readonly margin = $derived.by(() => {
    const said = this.asked?.question.facts?.['margin']
    if (typeof said === 'number') this.forgiven = said
    return this.forgiven
  })
  // What was drawn and waits for a component.
  readonly token = $derived.by((): 'damage' | 'alert' | null => {
    const offer = this.what === 'component' ? this.offers[0] : undefined
    return !offer ? null : fact.text(offer, 'token') === 'alert' ? 'alert' : 'damage'
  })
  // The place on the track, from 1, of the card that may be hurried.
  readonly hurried = $derived(this.what === 'speed-up' ? (this.stage.position?.year?.place ?? -1) + 1 : 0)
  readonly heading = $derived.by(() => {
    if (!this.asked) return ''
    const ask = question_text(this.token ? `component.${this.token}` : this.what, this.asked.question.text)
    if (this.shared) return t('schneider.ask.now', { name: this.model.name(this.asked.seat), ask })
    return t(
      this.phone || this.stage.developing || !this.me || this.me.pilot === 'none'
        ? 'schneider.ask.you'
        : 'schneider.ask.pilot.you',
      { ask, pilot: pilot_name(this.me?.pilot ?? '') },
    )
  })
  // What the slot brings, whichever plane is backed: "1st 1 + 10, 2nd 5".
  private readonly pays = $derived(
    payouts(this.slot)
      .flatMap((pay, i) => (pay === '–' ? [] : [`${t('schneider.ordinal', { n: i + 1 })} ${pay}`]))
      .join(', '),
  )
  // The card for which one of the ten is given.
  private readonly coming = $derived.by(() => {
    const card = this.stage.position?.year?.taken ?? ''
    return `${card_title(card)} (${card_words(card)})`
  })
  private readonly situation = $derived.by(() => {
    const { asked, me, what, ahead } = this
    if (!asked || !me) return ''
    if (what === 'bet') return t('schneider.lead.bet', { n: me.purse ?? 0, pays: this.pays })
    if (this.token) return t(`schneider.lead.component.${this.token}`)
    if (what === 'speed-up')
      return t('schneider.lead.speed-up', {
        card: card_title(this.stage.position?.year?.track?.[this.hurried - 1]?.card ?? ''),
        n: me.purse ?? 0,
      })
    if (what === 'nation' && this.free) return t('schneider.lead.nation.free')
    if (what === 'recycle') return t('schneider.lead.recycle', { card: this.coming, n: me.purse ?? 0 })
    if (what !== 'card') return t(`schneider.lead.${what}` as Key, { n: me.purse ?? 0 })
    const said: string[] = []
    if (ahead) {
      // Where a plane may cross faster or must cross slower than the board says, the line says why.
      const why = this.margin > 0 ? '.skill' : this.margin < 0 ? '.hurt' : ''
      const { number, name } = ahead.line
      said.push(
        t(`schneider.lead.line${ahead.squares === 0 ? '.next' : ''}${why}`, {
          name: capital(line_name(name)),
          line: number,
          n: number + this.margin,
          squares: ahead.squares,
        }),
      )
    }
    if (me.leading) said.push(t('schneider.lead.leading'))
    if (me.drafting) said.push(t('schneider.lead.drafting'))
    said.push(
      this.expert
        ? t('schneider.lead.tokens', { n: tokens_on(me, 'damage') })
        : t('schneider.lead.damage', { n: me.gauge }),
    )
    return said.join(' ')
  })
  readonly lead = $derived(this.reasoned(this.situation))
  readonly when = $derived.by(() => {
    const { stage } = this
    if (this.model.over) return t('schneider.when.over')
    if (stage.developing) return t('schneider.when.year')
    if (stage.lap === 0 || stage.planes.every(({ square }) => square === null)) return t('race.before')
    return t('schneider.when.lap', { lap: stage.lap, round: stage.round })
  })
  readonly now = $derived.by(() => {
    if (this.asked) return this.heading
    if (this.over) return t('race.over')
    return this.stage.turn
      ? t(this.stage.turn === this.alone ? 'schneider.watching.you' : 'schneider.watching', {
          name: this.name(this.stage.turn),
        })
      : null
  })

  // Counts the odds of what can be answered. Stops when told.
  count(marked: string | null): () => void {
    const texts = counted.includes(this.what) ? this.texts() : []
    return this.book.count(this.model, texts, marked)
  }
  override confirm(choice: string): void {
    super.confirm(choice)
    if (this.model.sending) this.dive = this.trim = false
  }
  protected override turn_to(choice: string): void {
    const offer = this.asked?.offers.find(({ text }) => text === choice)
    if (!offer) return
    if (this.what === 'bet' && offer.json['slot'] !== null) this.slot = answer.text(offer, 'slot')
    if (this.what !== 'card') return
    this.dive = answer.flag(offer, 'dive')
    this.trim = answer.flag(offer, 'trim')
  }
  protected override laid(choice: string): string {
    const offer = this.what === 'put-away' ? this.asked?.offers.find(({ text }) => text === choice) : undefined
    return (offer && this.twins(offer)[0]?.text) ?? choice
  }
}
