// The standing instructions of my seats, at a table that keeps them: what may be left, what is left, and leaving it.
import type { Asked, Instruction, InstructionAnswer, InstructionKind, SeatNumber, Setup, Table } from './types'

export const ask_me = 'ask'

// Whether this is ever asked where these options are agreed on.
export function applies({ when }: InstructionKind, options: Setup['options']): boolean {
  const value = when ? options?.[when.option] : undefined
  return !when || (value !== undefined && when.values.includes(value))
}

function leads_to(answer: InstructionAnswer, asked: Asked, text: string): boolean {
  if (answer.number) return false
  if (answer.pick === 'named') return answer.choice === text
  return answer.pick === 'rules' ? asked.fallback === text : asked.offers.length === 1
}

export interface Always {
  instruction: Instruction
  pick: InstructionAnswer['pick']
}

export class Instructions {
  kinds = $state.raw<InstructionKind[]>([])
  left = $state.raw<Instruction[]>([])
  refusal = $state.raw<unknown>(null)
  refusals = $state(0) // every one of them: what was marked on the page is not so
  open = $state(false) // the sheet lies over the table
  private turn: Promise<unknown> = Promise.resolve()

  constructor(private readonly table: Pick<Table, 'instructions'>) {}

  get kept(): boolean {
    return this.table.instructions !== undefined
  }
  of(seat: SeatNumber, question: string): Instruction | undefined {
    return this.left.find((left) => left.seat === seat && left.question === question)
  }

  // What is there; without an answer of the server nothing is offered.
  async load(): Promise<void> {
    const shelf = this.table.instructions
    if (!shelf) return
    try {
      const [kinds, left] = await Promise.all([shelf.kinds(), shelf.left()])
      this.kinds = kinds
      this.left = left
    } catch (refusal) {
      this.refusal = refusal
    }
  }

  // One after the other, so that what was said last holds.
  leave(instruction: Instruction): Promise<void> {
    const next = this.turn.then(() => this.send(instruction))
    this.turn = next
    return next
  }
  private async send(instruction: Instruction): Promise<void> {
    try {
      this.left = (await this.table.instructions?.leave(instruction)) ?? this.left
      this.refusal = null
    } catch (refusal) {
      this.refusal = refusal
      ++this.refusals
    }
  }
  clear(): void {
    for (const { seat, question } of this.left) void this.leave({ seat, question, answer: ask_me })
  }

  // "Always answer so": what leads to this answer whenever the same is asked. Null when it cannot be left, or is.
  always(asked: Asked, text: string | null): Always | null {
    const kind = this.kinds.find(({ question }) => question === asked.question.key)
    const answer = text === null ? undefined : kind?.answers.find((each) => leads_to(each, asked, text))
    if (!kind || !answer || this.of(asked.seat, kind.question)?.answer === answer.key) return null
    return { instruction: { seat: asked.seat, question: kind.question, answer: answer.key }, pick: answer.pick }
  }
}
