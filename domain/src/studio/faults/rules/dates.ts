import { addDays, isIsoDate } from '../../../calendar/dates.ts'
import { dateIn } from '../../../calendar/instants.ts'
import { closureState } from '../../closure.ts'
import { type Document, groupsIn, textIn } from '../../document.ts'
import { entryDates } from '../../entry-state.ts'
import { nameIn, type NameByLanguage } from '../../name-by-language.ts'
import type { Found, JudgedMall, JudgedRecord, Rule } from '../finding.ts'
import { currentRecords, isOver, nameOf } from '../records.ts'

/** Published records whose last day is over: visitors do not get them any more. */
export const findEnded: Rule = (mall) =>
  mall.judged.flatMap((record) =>
    isOver(record, mall) ? [describeEnd(record, mall)] : listEndedItems(record, mall),
  )

function describeEnd({ entry, document, isPublished }: JudgedRecord, { timeZone }: JudgedMall): Found {
  const { overFrom = 0 } = entryDates(document, timeZone)
  return {
    entry,
    path: [document['repeats'] === undefined ? 'end' : 'repeats'],
    values: { date: addDays(dateIn(overFrom, timeZone), -1) },
    ...(isPublished ? { fix: { action: 'withdraw' } } : {}),
  }
}

/** Pictures of a banner have days of their own. */
function listEndedItems({ entry, document }: JudgedRecord, mall: JudgedMall): readonly Found[] {
  return groupsIn(document, 'items').flatMap(([index, item]) => {
    const end = textIn(item, 'end')
    const isPast = isIsoDate(end) && end < dateIn(mall.now, mall.timeZone)
    return isPast ? [{ entry, path: ['items', index, 'end'], values: { date: end } }] : []
  })
}

/** Places that are marked as out of service after the end of it. */
export const findOverdueClosures: Rule = (mall) =>
  currentRecords(mall, 'point-of-interest').flatMap((record) =>
    groupsIn(record.document, 'locations').flatMap(([index, location]): readonly Found[] => {
      if (closureState(location, mall.now, mall.timeZone) !== 'over') return []
      const path = ['locations', index, 'closed']
      const [date = ''] = (textIn(location, 'closed_until') ?? '').split(' ')
      const values = { date, other: placeName(record, location) }
      return [{ entry: record.entry, path, values, fix: { action: 'set', path, value: false } }]
    }),
  )

/** Places out of service without an end, at which nobody has looked for a day. */
export const findUnconfirmedClosures: Rule = (mall) =>
  currentRecords(mall, 'point-of-interest').flatMap((record) =>
    groupsIn(record.document, 'locations').flatMap(([index, location]): readonly Found[] => {
      if (closureState(location, mall.now, mall.timeZone) !== 'unconfirmed') return []
      const values = { other: placeName(record, location) }
      return [{ entry: record.entry, path: ['locations', index, 'closed_seen'], values }]
    }),
  )

/** A lift is named by its place, a washroom often by its record alone. */
function placeName(record: JudgedRecord, location: Document): NameByLanguage {
  return location['name'] === undefined ? nameOf(record) : nameIn(location['name'], record.slug)
}

/** Events that are to show the time of day and have none. */
export const findMissingTimes: Rule = (mall) =>
  currentRecords(mall, 'event').flatMap(({ entry, document }) =>
    document['show_times'] === true && isIsoDate(textIn(document, 'start'))
      ? [{ entry, path: ['start'] }]
      : [],
  )
