import { dateIn, type EpochMs } from '@promenade/domain/calendar/instants'
import { comingHolidays } from '@promenade/domain/hours/coming-holidays'
import type { Holiday, Hours } from '@promenade/domain/mall/hours'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import type { MallContent } from '../../../content/mall-content.ts'
import type { PageContext } from '../../page-context.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { daysText } from '../../presenters/day-text.ts'
import { dayHoursText } from '../../presenters/hours-lines.server.ts'
import type { MallSearchRecord } from './mall-record.server.ts'
import { pageSynonyms } from './synonyms.server.ts'

/** The next occurrence of each holiday, with its hours. */
export function holidayRecords(contents: readonly MallContent[]): readonly MallSearchRecord[] {
  const [first] = contents
  if (first === undefined) return []
  const named = first.hours.holidays.filter(({ name }) => name.trim() !== '')
  return [...Map.groupBy(named, ({ name }) => name)].map(([name, holidays]) =>
    holidayRecord(name, holidays, contents),
  )
}

function holidayRecord(
  name: string,
  holidays: readonly Holiday[],
  contents: readonly MallContent[],
): MallSearchRecord {
  const days = new Set(holidays.map(({ from }) => from))
  const next = ({ hours, property: { timeZone } }: MallContent, now: EpochMs) =>
    comingHolidays(hours, { now, timeZone }).find(({ from }) => days.has(from))
  return {
    kind: 'page',
    id: `holiday ${name}`,
    isByNameOnly: true,
    texts: contents.map(({ locale, hours }) => {
      const words = messagesIn(locale).hours
      return {
        locale,
        name: nameIn(hours, days) ?? name,
        categories: [words.title, words.holidayHours],
        kinds: pageSynonyms('/hours', locale),
      }
    }),
    isShownAt: (now) => contents.slice(0, 1).some((content) => next(content, now) !== undefined),
    row: (context) => rowOf(next(context.content, context.now), name, context),
  }
}

function nameIn({ holidays }: Hours, days: ReadonlySet<string>): string | undefined {
  return holidays.find(({ from }) => days.has(from))?.name
}

function rowOf(
  holiday: Holiday | undefined,
  name: string,
  context: PageContext,
): ReturnType<MallSearchRecord['row']> {
  const date = holiday?.from ?? dateIn(context.now, context.timeZone)
  const days = daysText(date, holiday?.to ?? date, context)
  const hours = dayHoursText(hoursOn(context.content.hours, date).hours, context)
  return {
    to: `${context.href('/hours')}?${new URLSearchParams({ date })}`,
    title: holiday?.name ?? name,
    note: `${context.messages.hours.title} · ${days}: ${hours}`,
  }
}
