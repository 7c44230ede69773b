import type { Span } from '@promenade/domain/hours/written-hours'
import { asCentre } from '@promenade/domain/mall/hours'
import type { OwnHours } from '@promenade/domain/studio/hours/own-special-days'
import type { Format } from '../context/format.ts'
import type { Messages } from '../messages/en.ts'
import { dayHoursText } from './day-hours.ts'

/** True for a store that keeps the hours of the centre, said or unsaid. */
export function keepsCentre(parts: readonly OwnHours[]): boolean {
  return parts.every(({ text }) => text === asCentre)
}

/** The own hours of a store on the days of a span. Hours that are not those of all its days say on which they are. */
export function ownHoursText(parts: readonly OwnHours[], span: Span, m: Messages, format: Format): string {
  const texts = parts.map(({ text, from, to }) => {
    const hours = dayHoursText(text, m, format) ?? '–'
    if (from === span.from && to === span.to) return hours
    return `${hours} (${format.date(from)}${from === to ? '' : ` – ${format.date(to)}`})`
  })
  return texts.join(', ')
}
