import ical, { ICalCalendarMethod } from 'ical-generator'
import type { PageContext } from '../../page-context.ts'
import { planForQuery } from './plan-for-query.ts'
import { planView } from './plan-view.ts'
import { type VisitQuery, visitSearch } from './visit-query.ts'

/** The stops of a plan as entries of a calendar (RFC 5545). */
export function visitCalendar(query: VisitQuery, context: PageContext): string {
  const { content, origin, href } = context
  const plan = planForQuery(query, context)
  const { stops } = planView(plan, context)
  const url = `${origin}${href('/plan-my-visit')}${visitSearch(query)}`
  const calendar = ical({
    prodId: { company: content.property.name.replaceAll(/[\\;,\r\n]+/g, ' '), product: 'Promenade' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const stop of stops) {
    const served = plan.shown.stops.find(({ id }) => id === stop.id)
    if (served === undefined) continue
    calendar.createEvent({
      // A second file of the same day replaces the times of a stop.
      id: `visit-${plan.arrival.date}-${stop.id}@${new URL(origin).host}`,
      stamp: new Date(content.asOf),
      start: new Date(served.begin),
      end: new Date(served.leave),
      summary: stop.name,
      description: [...(stop.leg ? [stop.leg.text] : []), ...stop.notes, url].join('\n'),
      location: [stop.details, content.property.name].filter(Boolean).join(', '),
      url,
    })
  }
  // Every line ends with CRLF, including the last one.
  return `${calendar.toString()}\r\n`
}
