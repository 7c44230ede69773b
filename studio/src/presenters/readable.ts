import { isGroup, type Path } from '@promenade/domain/studio/document'
import type { Format } from '../context/format.ts'
import { plainText } from '../documents/plain-text.ts'
import type { Messages } from '../messages/en.ts'
import { dayHoursText } from './day-hours.ts'

/** Formats a value as one line of text. Only the name of its field tells a day of each year such as `12-24` from other text. */
export function readable(value: unknown, m: Messages, format: Format, name?: Path[number]): string {
  if (typeof value === 'boolean') return value ? m.yes : m.no
  if (typeof value === 'string') {
    if ((name === 'date' || name === 'until') && /^\d\d-\d\d$/.test(value)) return format.dayOfYear(value)
    const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?: (\d{1,2}:\d{2}))?$/.exec(value) ?? []
    if (date !== undefined)
      return format.longDate(date) + (time === undefined ? '' : `, ${format.wallTime(time)}`)
    const hours = value in m.options ? undefined : dayHoursText(value, m, format)
    if (hours !== undefined) return hours
    return m.options[value] ?? plainText(value).replace(/\s+/g, ' ')
  }
  if (Array.isArray(value)) return value.map((item) => readable(item, m, format)).join(' · ')
  if (isGroup(value))
    return Object.entries(value)
      .map(([key, part]) => readable(part, m, format, key))
      .join(' / ')
  return String(value)
}
