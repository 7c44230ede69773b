import { isGroup, type Path } from '@promenade/domain/studio/document'
import type { Format } from '../context/format.ts'
import { plainText } from '../documents/plain-text.ts'
import { readRepeatingRule } from '../documents/repeating-rule.ts'
import type { Messages } from '../messages/en.ts'
import { dayHoursText } from './day-hours.ts'

/** Formats a value as one line of text. Only the name of its field tells the rule of a day such as `12-24` or `easter-2` from other text. */
export function readable(value: unknown, m: Messages, format: Format, name?: Path[number]): string {
  if (typeof value === 'boolean') return value ? m.yes : m.no
  if (typeof value === 'string') {
    const rule = name === 'date' || name === 'until' ? yearlyRule(value, m, format) : undefined
    if (rule !== undefined) return rule
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

/** The words of a rule, without the day on which it falls: to reckon that takes more code than a record has room for. */
function yearlyRule(text: string, { yearly, days, months }: Messages, format: Format): string | undefined {
  const rule = readRepeatingRule(text)
  switch (rule?.type) {
    case 'date':
      return format.dayOfYear(text)
    case 'easter':
      return yearly.fromEaster(rule.offset)
    case 'weekday':
      return yearly.ofMonth(yearly.nth[rule.nth], days[rule.weekday] ?? '', months[rule.month - 1] ?? '')
    case 'before':
      return `${days[rule.weekday]} ${yearly.before} ${format.dayOfYear(text.slice(-5))}`
    default:
      return undefined
  }
}
