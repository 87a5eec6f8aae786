// What is done to a table stands among its talk, in nobody's name (docs/protocol.md): "pause", "bot 2".
import { language, told } from '../i18n'
import type { SeatNumber, Talk } from '../table/types'

const hour = 3600
function time_of(seconds: number): string {
  const [value, unit] =
    seconds % hour === 0
      ? [seconds / hour, 'hour']
      : seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second']
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

// Null when somebody has said it.
export function action_text({ seat, name, text }: Talk, called: (seat: SeatNumber) => string): string | null {
  if (seat !== 0 || name !== '') return null
  const [action = '', number = '0'] = text.split(' ')
  const n = Number(number)
  return told(`act.${action}`, text, { n, name: called(n), time: action === 'extend' ? time_of(n) : '' })
}
