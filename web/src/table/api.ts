// The HTTP part of docs/protocol.md, typed. Every refusal is thrown as Refused.
import { language } from '../i18n'
import { Refused } from './engine'
import type { Catalogue, Instruction, Pace, Refusal, SeatNumber, Setup, TableInfo } from './types'

export interface Me {
  account: string | null
  tables: TableInfo[]
}

export type SeatWish =
  { pilot: 'me'; name: string } | { pilot: 'open'; name?: string } | { pilot: 'bot'; level: string; name?: string }

export interface TableWish {
  setup: Setup
  seats: SeatWish[]
  pace: Pace
}

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>

function refusal_in(value: unknown, status: number): Refusal {
  const error = (value as { error?: Partial<Refusal> } | null)?.error
  if (typeof error?.code === 'string' && typeof error.why === 'string') return error as Refusal
  return { code: 'unreachable', why: `The server answered ${status}.` }
}

export class Api {
  constructor(
    private readonly base = '',
    private readonly fetch: Fetch = (address, init) => globalThis.fetch(address, init),
  ) {}

  games = () => this.get<Catalogue>('/api/games')
  me = () => this.get<Me>('/api/me')

  make_account = (name: string, passphrase: string, email?: string) =>
    this.post<{ account: string }>('/api/account', { name, passphrase, ...(email ? { email } : {}) })
  enter_account = (name: string, passphrase: string) =>
    this.post<{ account: string }>('/api/account/enter', { name, passphrase })
  rename_account = (name: string) => this.post<{ account: string }>('/api/account/name', { name })
  leave_account = () => this.post<unknown>('/api/account/leave', {})

  make_table = (wish: TableWish) => this.post<TableInfo>('/api/tables', wish)
  table = (table: string) => this.get<TableInfo>(this.at(table))
  invitation = (table: string, key: string) => this.post<{ seat: SeatNumber }>(this.at(table, 'invitation'), { key })
  sit = (table: string, key: string, name?: string) =>
    this.post<TableInfo>(this.at(table, 'sit'), { key, ...(name ? { name } : {}) })
  start = (table: string, fill?: string) => this.post<TableInfo>(this.at(table, 'start'), fill ? { fill } : {})
  leave = (table: string, seat: SeatNumber, level: string) =>
    this.post<TableInfo>(this.at(table, 'leave'), { seat, level })
  replace = (table: string, seat: SeatNumber, level: string) =>
    this.post<TableInfo>(this.at(table, 'replace'), { seat, level })
  rename_seat = (table: string, seat: SeatNumber, name: string) =>
    this.post<TableInfo>(this.at(table, 'name'), { seat, name })
  hand_over = (table: string, seat: SeatNumber) => this.post<{ key: string }>(this.at(table, 'handover'), { seat })
  pause = (table: string) => this.post<TableInfo>(this.at(table, 'pause'), {})
  resume = (table: string) => this.post<TableInfo>(this.at(table, 'resume'), {})
  extend = (table: string, by: { hours: number } | { seconds: number }) =>
    this.post<TableInfo>(this.at(table, 'extend'), by)
  absence = (table: string, seat: SeatNumber, from: string, to: string) =>
    this.post<TableInfo>(this.at(table, 'absence'), { seat, from, to })
  share = (table: string, seat: SeatNumber) => this.post<{ key: string }>(this.at(table, 'share'), { seat })
  back = (table: string, seat: SeatNumber) => this.post<TableInfo>(this.at(table, 'absence'), { seat })
  instructions = (table: string) => this.get<{ instructions: Instruction[] }>(this.at(table, 'instructions'))
  instruct = (table: string, instruction: Instruction) =>
    this.post<{ instructions: Instruction[] }>(this.at(table, 'instructions'), instruction)
  rematch = (table: string) => this.post<TableInfo>(this.at(table, 'rematch'), {})

  // Of a table that cannot be read: it goes on elsewhere, or is over and gives its record away.
  recover = (table: string, go_on: boolean) =>
    this.post<{ table?: string; state: TableInfo['state'] }>(this.at(table, 'recover'), { go_on })

  async record(table: string): Promise<string> {
    const answer = await this.send(this.at(table, 'record'))
    return answer.text()
  }

  private at(table: string, act = ''): string {
    return `/api/tables/${encodeURIComponent(table)}${act ? `/${act}` : ''}`
  }
  private async get<Answer>(path: string): Promise<Answer> {
    return (await this.send(path)).json() as Promise<Answer>
  }
  private async post<Answer>(path: string, body: unknown): Promise<Answer> {
    const answer = await this.send(path, { method: 'POST', body: JSON.stringify(body) })
    return answer.json() as Promise<Answer>
  }
  private async send(path: string, init: RequestInit = {}): Promise<Response> {
    let answer: Response
    const headers = { 'Accept-Language': language(), ...(init.body && { 'Content-Type': 'application/json' }) }
    try {
      answer = await this.fetch(this.base + path, { credentials: 'same-origin', headers, ...init })
    } catch {
      throw new Refused({ code: 'unreachable', why: 'The server cannot be reached.' })
    }
    if (answer.ok) return answer
    throw new Refused(refusal_in(await answer.json().catch(() => null), answer.status))
  }
}

export const api = new Api()
