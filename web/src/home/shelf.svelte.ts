// What lies ready for whoever comes back: races of this browser, and tables where it is their turn.
import { circuit_name, game_name, game_of } from '../games'
import { date_of, list_of, t } from '../i18n'
import { api } from '../table/api'
import { person_name } from '../table/people'
import { races, type Race } from '../table/saves'
import type { Setup, TableInfo } from '../table/types'

const my_turn = ({ state, seats, awaiting }: TableInfo): boolean =>
  state === 'running' && seats.some(({ seat, mine }) => mine && awaiting.includes(seat))

export class Shelf {
  kept = $state.raw<Race[]>([])
  due = $state.raw<TableInfo[]>([]) // tables with friends at which it is my turn

  readonly waiting = $derived(this.kept.filter(({ over }) => !over))
  readonly next = $derived(this.waiting[0])
  readonly last = $derived(this.kept.find(({ over }) => over)) // the latest that is over
  readonly table = $derived(this.due[0])
  readonly setup = $derived(this.table?.setup ?? this.next?.setup)
  readonly href = $derived(
    this.table ? `/t/${encodeURIComponent(this.table.table)}` : this.next ? `/race/${this.next.id}` : '/tables',
  )
  readonly more = $derived(this.due.length + this.waiting.length - 1) // besides the one on the ticket

  look(): void {
    void races()
      .then((kept) => kept.list())
      .then(async (list) => {
        await Promise.all([...new Set(list.map(({ setup }) => setup.game))].map((game) => game_of(game).speak()))
        this.kept = list
      })
    // Where there is no server, there are no such tables.
    api.me().then(
      ({ tables }) => (this.due = tables.filter(my_turn)),
      () => undefined,
    )
  }
  async discard({ id }: Race): Promise<void> {
    await (await races()).remove(id)
    this.kept = this.kept.filter((race) => race.id !== id)
  }
}

export const place_of = ({ game, circuit }: Setup): string => `${game_name(game)}, ${circuit_name(circuit ?? '')}`
export const told_of = ({ deadline, seats }: TableInfo): string =>
  deadline
    ? t('home.continue.until', { date: date_of(deadline) })
    : t('home.continue.with', {
        names: list_of(seats.filter(({ mine }) => !mine).map(({ name }) => person_name(name))),
      })
export const when_of = ({ round, touched }: Race): string =>
  round > 0 ? t('home.continue.round', { round, date: date_of(touched) }) : date_of(touched)
export const end_of = ({ result, touched }: Race): string =>
  !result
    ? date_of(touched)
    : result.out
      ? t('home.last.out', { date: date_of(touched) })
      : t('home.last.place', { place: result.place, of: result.of, date: date_of(touched) })
