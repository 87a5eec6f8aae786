// Formula D's options, choices and events, made from engine/formula_d/declared_*.hpp.
// PADDOCK_APPROVE=1 JOBS=1 tools/suite release declared writes it anew.

export interface Options {
  build: boolean
  qualifying: boolean
  three_lap: boolean
  tech_pit: boolean
  teams: boolean
  road_race: boolean
  laps: number
  weather: boolean
  tires: boolean
  collision_rolls: 'per_pair' | 'all_concerned' | 'mover_only'
  block_substitution: boolean
  overtake_lane_changes: 'count' | 'free'
  zigzag_debris: boolean
  last_engine_skip: 'eliminate' | 'forbid'
  order_basis: 'progress' | 'track'
  overshoot_past_flag: 'to_line' | 'full'
  weather_timing: 'immediate' | 'end_of_round'
  soft_rain_lap3_slide: boolean
  slip_corner_nobrake: 'forbid' | 'free'
  qual_wp_actions: 'skip' | 'none' | 'free'
  qual_clock: 'real' | 'off'
  qual_one_of_three: 'penalty' | 'end'
  nitro_no_brake: boolean
  police_contest: 'per_lap' | 'first_lap_only'
  frog_slide: 'always' | 'only_if_die_move_ends_in_corner'
  start_block_free: boolean
  no_move_no_test: boolean
  team_points_for_dnf: boolean
  li_scope: 'lap_crossing' | 'every_crossing' | 'overtake'
  f1_street_hazards: boolean
  team_stop_limit: 2 | 4
  min_players: number
  marker_limit: number
}

export type Choice =
  | {
      do: 'driver'
      driver:
        'li' | 'marcellin' | 'manson' | 'owens' | 'slivers' | 'montfort' | 'washington' | 'matahi' | 'tzarof' | 'cadena'
    }
  | { do: 'build'; gauge: 'tires' | 'brakes' | 'gearbox' | 'body' | 'engine' | 'handling'; points: number }
  | { do: 'fit'; compound: 'hard' | 'soft' | 'rain' }
  | { do: 'gear'; gear: number }
  | { do: 'nitro'; nitro: 'no' | 'yes' | 'better' }
  | { do: 'bonus'; take: boolean }
  | { do: 'skid'; by: number }
  | { do: 'scrap'; drop: boolean }
  | { do: 'move'; path: string; brakes?: number }
  | { do: 'tow'; path: string; brakes?: number }
  | {
      do: 'stop'
      technical: boolean
      repair?: { tires?: number; brakes?: number; gearbox?: number; body?: number; engine?: number; handling?: number }
      compound?: 'hard' | 'soft' | 'rain'
    }
  | { do: 'consent'; agreed: boolean }
  | {
      do: 'repair'
      points: { tires?: number; brakes?: number; gearbox?: number; body?: number; engine?: number; handling?: number }
    }
  | { do: 'radio'; target: number }
  | { do: 'weather'; again: boolean }
export type ChoiceOf<Do extends Choice['do']> = Extract<Choice, { do: Do }>

export type Event =
  | {
      event: 'driver-picked'
      rule: string
      seat?: number
      driver:
        | 'formula-1'
        | 'li'
        | 'marcellin'
        | 'manson'
        | 'owens'
        | 'slivers'
        | 'montfort'
        | 'washington'
        | 'matahi'
        | 'tzarof'
        | 'cadena'
      text: string
    }
  | {
      event: 'car-built'
      rule: string
      seat?: number
      gauges: { tires: number; brakes: number; gearbox: number; body: number; engine: number; handling: number }
      text: string
    }
  | { event: 'tires-fitted'; rule: string; seat?: number; compound: 'hard' | 'soft' | 'rain'; text: string }
  | { event: 'forecast-rolled'; rule: string; value: number; forecast: 'rain' | 'changeable' | 'good'; text: string }
  | {
      event: 'weather-set'
      rule: string
      from: 'none' | 'good' | 'changeable' | 'rain-changeable' | 'rain'
      to: 'none' | 'good' | 'changeable' | 'rain-changeable' | 'rain'
      text: string
    }
  | { event: 'grid-rolled'; rule: string; seat?: number; value: number; text: string }
  | { event: 'grid-taken'; rule: string; seat?: number; slot: number; space: string | null; text: string }
  | { event: 'qualifying-began'; rule: string; seat?: number; text: string }
  | {
      event: 'qualifying-ended'
      rule: string
      seat?: number
      throws: number
      penalty: number
      seconds: number
      failed: boolean
      text: string
    }
  | { event: 'race-began'; rule: string; laps: number; text: string }
  | { event: 'round-began'; rule: string; round: number; text: string }
  | { event: 'turn-began'; rule: string; seat?: number; text: string }
  | { event: 'start-rolled'; rule: string; seat?: number; value: number; text: string }
  | { event: 'shifted'; rule: string; seat?: number; from: number; to: number; text: string }
  | { event: 'die-rolled'; rule: string; seat?: number; gear: number; value: number; text: string }
  | { event: 'spaces-added'; rule: string; seat?: number; spaces: number; text: string }
  | {
      event: 'drove'
      rule: string
      seat?: number
      from: string | null
      to: string | null
      path: string
      way: string[]
      text: string
    }
  | { event: 'braked'; rule: string; seat?: number; spaces: number; text: string }
  | { event: 'towed'; rule: string; seat?: number; by: number; text: string }
  | { event: 'line-crossed'; rule: string; seat?: number; crossings: number; text: string }
  | { event: 'tested'; rule: string; seat?: number; value: number; fails_up_to: number; text: string }
  | {
      event: 'wear-lost'
      rule: string
      seat?: number
      gauge: 'tires' | 'brakes' | 'gearbox' | 'body' | 'engine' | 'handling'
      points: number
      left: number
      text: string
    }
  | {
      event: 'wear-regained'
      rule: string
      seat?: number
      gauge: 'tires' | 'brakes' | 'gearbox' | 'body' | 'engine' | 'handling'
      points: number
      left: number
      text: string
    }
  | { event: 'marker-laid'; rule: string; space: string | null; text: string }
  | { event: 'car-blocked'; rule: string; seat?: number; undriven: number; text: string }
  | { event: 'stop-made'; rule: string; seat?: number; corner: string; made: number; needed: number; text: string }
  | { event: 'overshot'; rule: string; seat?: number; corner: string; made: number; needed: number; text: string }
  | { event: 'spun'; rule: string; seat?: number; space: string | null; text: string }
  | { event: 'box-reached'; rule: string; seat?: number; space: string | null; text: string }
  | { event: 'pit-rolled'; rule: string; seat?: number; value: number; text: string }
  | {
      event: 'repair-proposed'
      rule: string
      seat?: number
      mate: number
      points: { tires?: number; brakes?: number; gearbox?: number; body?: number; engine?: number; handling?: number }
      text: string
    }
  | { event: 'repair-answered'; rule: string; seat?: number; agreed: boolean; text: string }
  | { event: 'speed-noted'; rule: string; seat?: number; lap: number; speed: number; text: string }
  | { event: 'prize-won'; rule: string; seat?: number; lap: number; text: string }
  | { event: 'radio-thrown'; rule: string; seat?: number; target: number; value: number; text: string }
  | { event: 'shot-fired'; rule: string; seat?: number; value: number; text: string }
  | {
      event: 'car-out'
      rule: string
      seat?: number
      cause: 'none' | 'overshoot' | 'missed-stops' | 'blocked' | 'body' | 'engine' | 'handling'
      space: string | null
      text: string
    }
  | { event: 'car-finished'; rule: string; seat?: number; place: number; text: string }
  | { event: 'race-over'; rule: string; text: string }
  | { event: 'team-ranked'; rule: string; seat?: number; mate: number; place: number; points: number; text: string }
export type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>
