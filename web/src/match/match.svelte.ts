// A table as one person sees it, whatever is played there: what is asked, what is marked, who has the screen.
import { speak_of, t, told } from '../i18n'
import { preferences } from '../ui/preferences.svelte'
import { Instructions } from '../table/instructions.svelte'
import { TableModel, type Director } from '../table/model.svelte'
import type { Advice, Asked, SeatNumber, Table, Verdict } from '../table/types'
import { Camera } from './camera.svelte'
import { OddsBook } from './odds_book.svelte'

const guard = 350 // ms

export abstract class Match<Shown extends Director = Director> {
  readonly camera = new Camera()
  readonly book = new OddsBook()
  readonly director!: Shown
  readonly table!: Table // set before anything below is asked for: what is derived is worked out late
  readonly model!: TableModel
  readonly instructions!: Instructions
  width = $state(innerWidth)
  height = $state(innerHeight)
  hovered = $state<string | null>(null)
  // Something was pressed or asked just now: what is pressed next was meant for what lay there before.
  guarded = $state(false)
  followed = $state<SeatNumber>(0) // whom who watches goes with; 0: whoever moves
  private advice = $state.raw<Advice | null>(null)
  private touched = false // something was marked by hand
  private guarding: ReturnType<typeof setTimeout> | undefined
  private handed = $state<SeatNumber>(0) // who has the screen
  private reopened = $state(false) // an answer was taken back: what follows is asked, whatever it is

  constructor(table: Table, direct: (camera: Camera) => Shown) {
    this.director = direct(this.camera)
    this.table = table
    this.model = new TableModel(table, this.director)
    this.instructions = new Instructions(table)
  }

  // The answers that lie on the tray, in their order.
  abstract texts(): string[]
  // Around one screen, what is asked in secret is asked only after the screen was handed over.
  protected abstract secret(asked: Asked): boolean
  // An answer in words, for who hears it.
  said_of(text: string): string {
    return this.asked?.offers.find((offer) => offer.text === text)?.label ?? ''
  }
  // What is answered without asking.
  protected unasked(): string | null {
    return null
  }
  protected called(seat: SeatNumber): string {
    return this.model.name(seat)
  }

  readonly phone = $derived(this.width < 900)
  readonly low = $derived(this.phone && this.height < 720) // every line counts
  readonly lying = $derived(this.phone && this.height < 560) // a phone on its side: the card stands beside the board

  // Alone against bots one is "you", in every language.
  readonly alone = $derived(this.table.local && this.model.mine.length === 1 ? (this.model.mine[0] ?? 0) : 0)
  // In what was told of an event: whoever had the seat then keeps his name there.
  readonly named = (seat: SeatNumber, at?: number): string => this.model.former_name(seat, at) ?? this.name(seat)
  readonly name = (seat: SeatNumber): string => (seat !== 0 && seat === this.alone ? t('race.you') : this.called(seat))
  // Around one screen the colour of "your move" belongs to whoever is asked.
  readonly shared = $derived(this.model.mine.length > 1)
  readonly bright = $derived(this.shared ? [this.model.seat] : this.model.mine)
  readonly covered = $derived.by(() => {
    const { asked } = this.model
    return asked && this.shared && this.secret(asked) && this.handed !== asked.seat ? asked.seat : 0
  })
  readonly hand_over = (): void => {
    this.handed = this.covered
    this.hold()
  }

  // Alone against bots, where there is nothing to choose, and one likes it so.
  private only_answer(): string | null {
    const offers = this.alone && preferences.single ? this.model.asked?.offers : undefined
    return offers?.length === 1 ? (offers[0]?.text ?? null) : null
  }
  readonly automatic = $derived(this.covered || this.reopened ? null : (this.unasked() ?? this.only_answer()))
  readonly asked = $derived(this.covered || this.automatic !== null ? null : this.model.asked)
  readonly what = $derived(this.asked?.question.key ?? '')
  readonly pointed = $derived(this.hovered ?? this.model.selected)
  // What leaves the marked answer for every time this is asked; null when it cannot be left.
  readonly always = $derived(this.asked ? this.instructions.always(this.asked, this.model.selected) : null)
  readonly leave_always = (): void => void (this.always && this.instructions.leave(this.always.instruction))
  readonly odds = (text: string) => this.book.of(text)
  readonly paused = $derived(this.model.info?.state === 'paused')
  readonly over = $derived(this.model.over && !this.model.busy)

  // Nothing is left to be shown, and these, who are no bots and not here, have to answer.
  readonly waited_for = $derived.by((): SeatNumber[] => {
    const { model } = this
    if (model.busy || this.table.local) return []
    return model.awaiting.filter((seat) =>
      model.info?.seats.some((entry) => entry.seat === seat && entry.pilot !== 'bot' && !entry.mine),
    )
  })

  // The marked answer, and how many there are.
  readonly marked_words = $derived.by(() => {
    const text = this.asked ? this.model.selected : null
    if (text === null) return ''
    const texts = this.texts()
    const at = texts.indexOf(text) + 1
    return `${this.said_of(text)}${texts.length > 1 ? `, ${t('race.answer.of', { n: texts.length, at })}` : ''}`
  })

  // Who watches goes with a seat; once more: with the race again.
  readonly go_with = (seat: SeatNumber): void => {
    this.followed = this.followed === seat ? 0 : seat
    this.camera.mine = false
  }

  // The answer on the tray that stands for one.
  protected laid(choice: string): string {
    return choice
  }
  // Turns the tray to where an answer lies.
  protected turn_to(_choice: string): void {}
  // Asks what a good bot would do, and marks it unless something was marked by hand. Stops when told.
  consult(): () => void {
    this.touched = false
    this.advice = null
    const { asked } = this
    let gone = asked === null
    void (async () => {
      const found = gone ? null : await this.model.advice()
      if (found) await speak_of(`${this.table.game}/advice`)
      if (gone || !found || this.model.sending) return
      this.advice = found
      if (!this.touched) this.mark(found.choice)
    })()
    return () => (gone = true)
  }
  private mark(choice: string): void {
    this.turn_to(choice)
    this.model.select(this.laid(choice))
  }
  readonly advised = $derived(this.advice ? this.laid(this.advice.choice) : null)
  // Why that is advised, while it is what is pointed at.
  readonly reason = $derived.by(() => {
    if (!this.advice || this.pointed !== this.advised) return ''
    const { key, figures } = this.advice.reason
    return told(`${this.table.game}.${key}`, '', figures)
  })
  // What stands above the answers: the reason of the advice, or how things are once another answer is pointed at.
  protected reasoned(said: string): string {
    return this.reason ? t('race.advised', { reason: this.reason }) : said
  }
  // What is thought of an answer; undefined until that is known.
  readonly verdict = (text: string): Verdict | undefined =>
    this.advice ? (text === this.advised ? 'advised' : (this.advice.verdicts[text] ?? 'risky')) : undefined

  // Answers.
  select(choice: string): void {
    this.touched = true
    this.model.select(choice)
  }
  confirm(choice: string): void {
    if (this.paused) return
    this.once(() => {
      this.hovered = null
      this.reopened = false
      void this.model.confirm(choice)
    })
  }
  readonly undo = (): void =>
    this.once(() => {
      this.reopened = true
      void this.model.undo()
    })
  readonly skip = (): void => this.once(() => this.model.skip())
  private once(act: () => void): void {
    if (this.guarded) return
    this.hold()
    act()
  }
  hold(): void {
    this.guarded = true
    clearTimeout(this.guarding)
    this.guarding = setTimeout(() => (this.guarded = false), guard)
  }
  readonly preview = (choice: string | null): void => void (this.hovered !== choice && (this.hovered = choice))
  readonly tap = (choice: string): void => (choice === this.model.selected ? this.confirm(choice) : this.select(choice))
  readonly confirm_marked = (): void => {
    if (this.model.selected !== null) this.confirm(this.model.selected)
  }
  readonly step = (by: number): void => {
    const texts = this.texts()
    const at = texts.indexOf(this.model.selected ?? '')
    this.hovered = null
    const next = texts[(at + by + texts.length) % texts.length]
    if (next !== undefined) this.select(next)
  }
  // The first or the last one.
  readonly end = (last: boolean): void => {
    const text = this.texts().at(last ? -1 : 0)
    if (text !== undefined) this.select(text)
  }
  // By a digit.
  choose(number: number): void {
    const text = this.texts()[number - 1]
    if (text !== undefined) this.select(text)
  }
  // Back to what is advised.
  take_back(): void {
    if (this.asked) this.mark(this.advice?.choice ?? this.director.expected(this.asked) ?? '')
    this.touched = false
  }
}
