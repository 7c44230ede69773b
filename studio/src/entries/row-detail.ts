import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Format } from '../layout/format.ts'
import { inLanguage } from '../layout/studio-context.ts'
import type { Messages } from '../messages/en.ts'

/** The name of a record for staff; the only one of its kind is named after its kind. */
export function rowTitle(
  { kind, title }: Pick<EntryRow, 'kind' | 'title'>,
  m: Messages,
  locale: Locale,
): string {
  const name = inLanguage(title, locale)
  if (name !== '') return name
  return m.kinds[kind].one === m.kinds[kind].many ? m.kinds[kind].one : m.untitled
}

/** The state of a row with its next date: "Live until 30 Nov". */
export function rowDetail(
  { state, scheduled, startsAt, endsAt }: EntryRow,
  m: Messages,
  format: Format,
): string {
  // `endsAt` is the first instant after the last day.
  const lastDay = endsAt === undefined ? undefined : format.date(Date.parse(endsAt) - 1)
  if (state === 'live' && scheduled?.action === 'withdraw')
    return m.rows.liveUntil(format.moment(scheduled.at))
  if (state === 'live') return lastDay === undefined ? m.states.live : m.rows.liveUntil(lastDay)
  if (state === 'ended' && lastDay !== undefined) return m.rows.ended(lastDay)
  if (state !== 'scheduled') return m.states[state]
  if (scheduled?.action === 'publish') return m.rows.from(format.moment(scheduled.at))
  return startsAt === undefined ? m.states.scheduled : m.rows.from(format.date(startsAt))
}
