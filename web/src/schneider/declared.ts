// Schneider Trophy's options, choices and events, made from engine/schneider/declared_*.hpp.
// PADDOCK_APPROVE=1 JOBS=1 tools/suite release declared writes it anew.

export interface Options {
  cockpit: 'basic' | 'expert'
  campaign: 'none' | 'short' | 'medium' | 'long' | 'trophy'
  autopilots: number
  pilots: 'national' | 'free'
  start_aircoins: number
  deck_balance: 'equal' | 'national'
  grid_drafting: boolean
  runout_lines: boolean
  lap_points: 'last_zero' | 'by_rank'
  doolittle: 'race' | 'lap'
  repair_timing: 'before' | 'after'
  repair_cost: 'alert' | 'damage' | 'both'
  dev_refill: boolean
  recycle_price: '10/5' | '10/10' | '5/5'
  spy_claim: 'immediate' | 'own_marker'
  basic_reliability: 'substitute' | 'remove'
  autopilot_bet: 'second_line' | 'second_round'
  autopilot_recycle: 'spy' | 'discard'
  public_log: boolean
  public_purse: boolean
}

export type Choice =
  | { do: 'nation'; nation: 'france' | 'britain' | 'italy' | 'usa' }
  | { do: 'pilot'; pilot: 'any' | 'sadi-lecointe' | 'greig' | 'de-bernardi' | 'doolittle' }
  | { do: 'bet'; slot: 'A' | 'B' | 'C' | 'D' | null; on?: 'france' | 'britain' | 'italy' | 'usa' }
  | { do: 'play'; card: string; value: number; dive?: boolean; trim?: boolean }
  | { do: 'throttle'; dive?: boolean; trim?: boolean }
  | { do: 'repair'; component: 'cooling' | 'propulsion' | 'controls' | 'structure' | null; square?: number }
  | { do: 'way'; way: 'short' | 'long' }
  | { do: 'hit'; component: 'cooling' | 'propulsion' | 'controls' | 'structure' }
  | { do: 'drop'; drop: boolean }
  | { do: 'under'; card: string }
  | { do: 'keep'; card: string; first?: string | null }
  | { do: 'course'; course: number }
  | { do: 'marker'; board: 'card' | 'spying' | 'reserved' | 'show'; place?: number }
  | { do: 'hurry'; pay: boolean }
  | { do: 'recycle'; card: string }
  | { do: 'buy'; card: string | null; coins?: boolean }
  | { do: 'raise'; component: 'cooling' | 'propulsion' | 'controls' | 'structure' }
  | { do: 'victim'; nation: 'france' | 'britain' | 'italy' | 'usa' }
export type ChoiceOf<Do extends Choice['do']> = Extract<Choice, { do: Do }>

export type Event =
  | { event: 'seat-drawn'; rule: string; seat?: number; place: number; text: string }
  | {
      event: 'nation-taken'
      rule: string
      seat?: number
      nation: 'none' | 'france' | 'britain' | 'italy' | 'usa'
      text: string
    }
  | {
      event: 'pilot-taken'
      rule: string
      seat?: number
      pilot: 'any' | 'sadi-lecointe' | 'greig' | 'de-bernardi' | 'doolittle'
      text: string
    }
  | { event: 'race-began'; rule: string; race: number; course: string; text: string }
  | { event: 'grid-taken'; rule: string; seat?: number; place: number; text: string }
  | { event: 'lap-began'; rule: string; lap: number; text: string }
  | { event: 'round-began'; rule: string; round: number; text: string }
  | { event: 'markers-set'; rule: string; leader: number; drafting: number[]; text: string }
  | { event: 'turn-began'; rule: string; seat?: number; text: string }
  | { event: 'cards-drawn'; rule: string; seat?: number; count: number; text: string }
  | { event: 'card-seen'; rule: string; seat?: number; card: string; text: string }
  | { event: 'card-laid'; rule: string; seat?: number; card: string; text: string }
  | { event: 'bet-placed'; rule: string; seat?: number; slot: 'A' | 'B' | 'C' | 'D'; text: string }
  | {
      event: 'bet-named'
      rule: string
      seat?: number
      on: 'none' | 'france' | 'britain' | 'italy' | 'usa'
      text: string
    }
  | {
      event: 'card-played'
      rule: string
      seat?: number
      card: string | null
      value: number
      dive: boolean
      trim: boolean
      text: string
    }
  | { event: 'throttled-back'; rule: string; seat?: number; base: number; dive: boolean; trim: boolean; text: string }
  | { event: 'bonus-gained'; rule: string; seat?: number; points: number; text: string }
  | { event: 'coins-gained'; rule: string; seat?: number; coins: number; text: string }
  | { event: 'coins-paid'; rule: string; seat?: number; coins: number; text: string }
  | {
      event: 'speed-set'
      rule: string
      seat?: number
      speed: number
      drafting: number
      air: number
      handicap: number
      skill: number
      text: string
    }
  | { event: 'way-taken'; rule: string; seat?: number; fork: string | null; way: 'short' | 'long'; text: string }
  | { event: 'flew'; rule: string; seat?: number; from: string | null; to: string | null; way: string[]; text: string }
  | { event: 'pushed-on'; rule: string; seat?: number; to: string | null; text: string }
  | { event: 'oversped'; rule: string; seat?: number; speed: number; line: number; text: string }
  | { event: 'draw-ignored'; rule: string; seat?: number; text: string }
  | { event: 'token-drawn'; rule: string; seat?: number; token: 'none' | 'damage' | 'alert'; text: string }
  | {
      event: 'token-placed'
      rule: string
      seat?: number
      component: 'cooling' | 'propulsion' | 'controls' | 'structure'
      square: number
      token: 'none' | 'damage' | 'alert'
      fault:
        | 'blank'
        | 'to-cooling'
        | 'to-propulsion'
        | 'to-controls'
        | 'to-structure'
        | 'move-1'
        | 'curve'
        | 'pilot'
        | 'hand-1'
        | 'cross'
      text: string
    }
  | { event: 'token-returned'; rule: string; seat?: number; token: 'none' | 'damage' | 'alert'; text: string }
  | { event: 'crashed'; rule: string; seat?: number; square: string | null; text: string }
  | { event: 'dropped-back'; rule: string; seat?: number; from: string | null; to: string | null; text: string }
  | { event: 'card-put-away'; rule: string; seat?: number; text: string }
  | { event: 'card-named'; rule: string; seat?: number; card: string; text: string }
  | { event: 'lap-ended'; rule: string; lap: number; text: string }
  | { event: 'lap-scored'; rule: string; seat?: number; rank: number; points: number; text: string }
  | {
      event: 'bet-shown'
      rule: string
      seat?: number
      slot: 'A' | 'B' | 'C' | 'D'
      on: 'none' | 'france' | 'britain' | 'italy' | 'usa'
      points: number
      coins: number
      text: string
    }
  | { event: 'race-ended'; rule: string; race: number; text: string }
  | {
      event: 'race-ranked'
      rule: string
      seat?: number
      rank: number
      points: number
      ahead_by:
        | 'level'
        | 'points'
        | 'lap-wins'
        | 'last-lap'
        | 'gold'
        | 'silver'
        | 'bronze'
        | 'last-race'
        | 'position'
        | 'trophy'
      text: string
    }
  | { event: 'course-named'; rule: string; seat?: number; course: string; text: string }
  | { event: 'year-began'; rule: string; stage: number; text: string }
  | { event: 'repaired'; rule: string; seat?: number; tokens: number; cards: number; markers: number; text: string }
  | { event: 'card-turned-up'; rule: string; seat?: number; card: string; taken: boolean; text: string }
  | { event: 'card-shown'; rule: string; card: string; place: number; text: string }
  | { event: 'time-passed'; rule: string; month: number; text: string }
  | { event: 'marker-drawn'; rule: string; seat?: number; text: string }
  | {
      event: 'marker-placed'
      rule: string
      seat?: number
      board: 'card' | 'spying' | 'reserved' | 'show'
      place: number
      text: string
    }
  | { event: 'markers-returned'; rule: string; seat?: number; count: number; text: string }
  | { event: 'card-taken'; rule: string; seat?: number; card: string; text: string }
  | { event: 'card-replaced'; rule: string; seat?: number; taken: string; given: string; text: string }
  | { event: 'card-on-offer'; rule: string; card: string; text: string }
  | { event: 'card-discarded'; rule: string; card: string; text: string }
  | {
      event: 'level-raised'
      rule: string
      seat?: number
      component: 'cooling' | 'propulsion' | 'controls' | 'structure'
      level: number
      text: string
    }
  | { event: 'bag-changed'; rule: string; seat?: number; damage: number; alert: number; text: string }
  | { event: 'year-ended'; rule: string; stage: number; text: string }
  | {
      event: 'match-over'
      rule: string
      winner: number
      ahead_by:
        | 'level'
        | 'points'
        | 'lap-wins'
        | 'last-lap'
        | 'gold'
        | 'silver'
        | 'bronze'
        | 'last-race'
        | 'position'
        | 'trophy'
      text: string
    }
export type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>
