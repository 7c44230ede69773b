import { isIsoDate } from '../../../calendar/dates.ts'
import { asCentre } from '../../../mall/hours.ts'
import { hoursOn } from '../../../hours/hours-on.ts'
import { readRecurrence, recurringDays } from '../../../schedule/recurrence.ts'
import { groupIn, textIn } from '../../document.ts'
import { hasOwnDoor, weekOf } from '../../hours/document-hours.ts'
import type { Found, JudgedMall, JudgedRecord, Rule } from '../finding.ts'
import { centreHours, comingDates, storeDays } from '../mall-hours.ts'
import { currentRecords, publicRecords } from '../records.ts'

/** Events of the coming weeks on a day on which the centre is closed, and their store too. */
export const findEventsWhenClosed: Rule = (mall) => {
  const centre = centreHours(mall)
  const closed = comingDates(mall).filter((date) => hoursOn(centre, date).hours?.kind === 'closed')
  const stores = new Map(publicRecords(mall, 'store').map((store) => [store.slug, store]))
  return currentRecords(mall, 'event').flatMap((event): readonly Found[] => {
    const store = stores.get(textIn(event.document, 'store') ?? '')
    const isAlone = store !== undefined && (hasOwnDoor(store, centre) || isOpenAlone(store, mall))
    const date = closed.find((day) => isHeldOn(event, day))
    if (date === undefined || isAlone) return []
    const rule = readRecurrence(event.document['repeats'])
    const except = rule === undefined ? undefined : [...(rule.except ?? []), date]
    return [
      {
        entry: event.entry,
        path: rule === undefined ? ['start'] : ['repeats', 'except'],
        values: { date },
        ...(except && { fix: { action: 'set', path: ['repeats', 'except'], value: except } }),
      },
    ]
  })
}

/** Its own special days may be open when the centre is not. */
function isOpenAlone(store: JudgedRecord, mall: JudgedMall): boolean {
  const days = [...weekOf(groupIn(store.document, 'hours')), ...storeDays(store, mall)]
  return days.some(({ hours }) => hours !== asCentre && hours.kind === 'all-day')
}

/** Events of several days go on in between; of those, only the first day counts. */
function isHeldOn({ document }: JudgedRecord, date: string): boolean {
  const start = textIn(document, 'start')?.slice(0, 'YYYY-MM-DD'.length)
  if (!isIsoDate(start)) return false
  const rule = readRecurrence(document['repeats'])
  if (rule === undefined) return start === date
  return recurringDays(start, rule, { from: date, to: date, max: 1 })[0] === date
}
