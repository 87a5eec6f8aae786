// A table as one person sees it, whatever is played there: what is asked, what is marked, who has the screen.
import { t } from '../i18n'
import { Instructions } from '../table/instructions.svelte'
import { TableModel, type Director } from '../table/model.svelte'
import type { Asked, SeatNumber, Table } from '../table/types'
import { Camera } from './camera.svelte'
import { OddsBook } from './odds_book.svelte'

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
  private handed = $state<SeatNumber>(0) // who has the screen

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
  readonly name = (seat: SeatNumber): string => (seat !== 0 && seat === this.alone ? t('race.you') : this.called(seat))
  // Around one screen the colour of "your move" belongs to whoever is asked.
  readonly shared = $derived(this.model.mine.length > 1)
  readonly bright = $derived(this.shared ? [this.model.seat] : this.model.mine)
  readonly covered = $derived.by(() => {
    const { asked } = this.model
    return asked && this.shared && this.secret(asked) && this.handed !== asked.seat ? asked.seat : 0
  })
  readonly hand_over = (): void => void (this.handed = this.covered)

  readonly automatic = $derived(this.covered ? null : this.unasked())
  readonly asked = $derived(this.covered || this.automatic !== null ? null : this.model.asked)
  readonly what = $derived(this.asked?.question.key ?? '')
  readonly pointed = $derived(this.hovered ?? this.model.selected)
  // What leaves the marked answer for every time this is asked; null when it cannot be left.
  readonly always = $derived(this.asked ? this.instructions.always(this.asked, this.model.selected) : null)
  readonly leave_always = (): void => void (this.always && this.instructions.leave(this.always.instruction))
  readonly odds = (text: string) => this.book.of(text)
  readonly over = $derived(this.model.over && !this.model.busy)

  // Nothing is left to be shown, and these, who are no bots and not here, have to answer.
  readonly waited_for = $derived.by((): SeatNumber[] => {
    const { model } = this
    if (model.busy || this.table.local) return []
    return model.awaiting.filter((seat) =>
      model.info?.seats.some((entry) => entry.seat === seat && entry.pilot !== 'bot' && !entry.mine),
    )
  })

  // Answers.
  select(choice: string): void {
    this.model.select(choice)
  }
  confirm(choice: string): void {
    this.hovered = null
    void this.model.confirm(choice)
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
  readonly take_back = (): void => {
    if (this.asked) this.select(this.director.expected(this.asked) ?? '')
  }
}
