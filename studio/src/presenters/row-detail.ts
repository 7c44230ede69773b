import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Format } from '../context/format.ts'
import { inLanguage } from '../context/studio-context.ts'
import type { Messages } from '../messages/en.ts'

/** The name of a record for staff; a single record has the name of its kind. */
export function rowTitle(
  { kind, title }: Pick<EntryRow, 'kind' | 'title'>,
  m: Messages,
  locale: Locale,
): string {
  const name = inLanguage(title, locale)
  if (name !== '') return name
  return m.kinds[kind].one === m.kinds[kind].many ? m.kinds[kind].one : m.untitled
}

type Plan = Pick<EntryRow['scheduled'][number], 'action' | 'at'>

/** The inputs of the line about a record, from a row of a list or from the record itself. */
export interface RecordState extends Pick<EntryRow, 'state' | 'hasDraft' | 'startsAt' | 'endsAt'> {
  readonly plans: readonly Plan[]
  /** The time of publication; lists leave it out. */
  readonly liveSince?: string | undefined
}

/** The action whose next plan the first part of the line names, by the state of the record. */
const namedIn: Readonly<Partial<Record<RecordState['state'], Plan['action']>>> = {
  scheduled: 'publish',
  live: 'withdraw',
}

/** The one line about a record: "Live until 30 Nov · changes go live Fri, Nov 27, 6:00 a.m.". */
export function stateLine(record: RecordState, m: Messages, format: Format): string {
  const { state, hasDraft, plans } = record
  const head = stateText(record, m, format)
  if (state === 'draft' || state === 'bin') return head
  // The first part of the line names this plan already.
  const named = plans.find(({ action }) => action === namedIn[state])
  const rest = plans.filter((plan) => plan !== named)
  return [
    head,
    ...rest.map(({ action, at }) => m.rows.planned[action](format.planned(at))),
    ...(hasDraft && state !== 'scheduled'
      ? [m.editor.unpublished(rest.some(({ action }) => action === 'publish'))]
      : []),
  ].join(' · ')
}

/** The line of a row of a list. */
export function rowDetail({ scheduled, ...row }: EntryRow, m: Messages, format: Format): string {
  return stateLine({ ...row, plans: scheduled }, m, format)
}

/** The state with its next date: "Live until 30 Nov". */
function stateText(record: RecordState, m: Messages, format: Format): string {
  const { state, startsAt, endsAt, plans, liveSince } = record
  const [publication, withdrawal] = (['publish', 'withdraw'] as const).map((wanted) =>
    plans.find(({ action }) => action === wanted),
  )
  // `endsAt` is the first instant after the last day.
  const lastDay = endsAt === undefined ? undefined : format.date(Date.parse(endsAt) - 1)
  if (state === 'live' && withdrawal !== undefined) return m.rows.liveUntil(format.planned(withdrawal.at))
  if (state === 'live' && lastDay !== undefined) return m.rows.liveUntil(lastDay)
  if (state === 'live' && liveSince !== undefined) return m.rows.liveSince(format.date(liveSince))
  if (state === 'ended' && lastDay !== undefined) return m.rows.ended(lastDay)
  if (state !== 'scheduled') return m.states[state]
  if (publication !== undefined) return m.rows.from(format.planned(publication.at))
  return startsAt === undefined ? m.states.scheduled : m.rows.from(format.date(startsAt))
}
