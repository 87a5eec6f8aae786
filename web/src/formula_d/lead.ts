// The sentence under a question: where one stands and what lies ahead.
import { t } from '../i18n'
import { lead_text } from './choices'
import type { CornerAhead } from './circuit'
import { corner_name } from './names'
import type { Car } from './types'

const on_the_road = ['gear', 'move', 'tow', 'nitro', 'bonus', 'skid', 'scrap']

export function lead_of(what: string, car: Car, corner: CornerAhead | null, thrown: string): string {
  if (!on_the_road.includes(what) || !car.space) return lead_text(what)
  const said = thrown ? [thrown] : []
  if (corner?.inside) {
    said.push(
      t('formula-d.lead.corner', {
        corner: corner_name(corner.element.name),
        n: corner.element.stops,
        made: car.stops,
      }),
    )
    said.push(corner.left > 0 ? t('formula-d.lead.line', { n: corner.left }) : t('formula-d.lead.last'))
  } else if (corner)
    said.push(
      t('formula-d.lead.next', {
        corner: corner_name(corner.element.name),
        stops: corner.element.stops,
        n: corner.before,
      }),
    )
  else
    said.push(t(car.in_box ? 'formula-d.lead.box' : car.box_served ? 'formula-d.lead.leaving' : 'formula-d.lead.pits'))
  said.push(t('formula-d.lead.brakes', { n: car.wear.brakes }))
  return said.join(' ')
}
