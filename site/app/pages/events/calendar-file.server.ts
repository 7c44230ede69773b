import { findBySlug } from '@promenade/contract/decode/slug'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { calendarItem } from './calendar-item.server.ts'
import { calendarText } from './calendar-text.server.ts'

/** An event as a calendar file; undefined without a date. */
export function calendarFile(context: PageContext, slug: string): { name: string; text: string } | undefined {
  const event = findBySlug(context.content.events, slug)
  if (event === undefined || !isShown(event, context.now)) return undefined
  if (calendarItem(event, context) === undefined) return undefined
  return { name: `${event.slug}.ics`, text: calendarText(context, [event]) }
}
