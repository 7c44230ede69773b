import { findBySlug } from '@promenade/contract/decode/slug'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { calendarItem } from './calendar-item.server.ts'
import { calendarText } from './calendar-text.server.ts'

/** One event as a calendar file; undefined where there is none with a day to put it on. */
export function calendarFile(visit: PageContext, slug: string): { name: string; text: string } | undefined {
  const event = findBySlug(visit.content.events, slug)
  if (event === undefined || !isShown(event, visit.now)) return undefined
  if (calendarItem(event, visit) === undefined) return undefined
  return { name: `${event.slug}.ics`, text: calendarText(visit, [event]) }
}
