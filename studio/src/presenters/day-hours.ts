import { asCentre } from '@promenade/domain/mall/hours'
import type { Format } from '../context/format.ts'
import type { Messages } from '../messages/en.ts'

/** The parsed form of `10:00-20:00`, `closed`, `24h` or `as-centre`. */
export interface ParsedDayHours {
  readonly type: 'unset' | 'open' | 'closed' | '24h' | typeof asCentre
  /** `09:30`. */
  readonly opens: string
  readonly closes: string
}

const usual = { opens: '10:00', closes: '20:00' }

export function readDayHours(value: unknown): ParsedDayHours {
  if (value === 'closed' || value === '24h' || value === asCentre) return { type: value, ...usual }
  const [, opens, closes] = /^(\d{1,2}:\d\d)-(\d{1,2}:\d\d)$/.exec(String(value)) ?? []
  if (opens === undefined || closes === undefined) return { type: 'unset', ...usual }
  return {
    type: 'open',
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0').replace('24:00', '00:00'),
  }
}

/** Formats hours for a document; undefined for a day without hours. A half-typed time stays as it is. */
export function writeDayHours({ type, opens, closes }: ParsedDayHours): string | undefined {
  if (type === 'unset') return undefined
  return type === 'open' ? `${opens || usual.opens}-${closes || usual.closes}` : type
}

/** Formats hours for people: `10:00 a.m. – 8:00 p.m.`, or in words; undefined for invalid hours. */
export function dayHoursText(value: unknown, m: Messages, format: Format): string | undefined {
  const { type, opens, closes } = readDayHours(value)
  if (type === 'unset') return undefined
  if (type === asCentre) return m.form.asCentre
  if (type !== 'open') return type === 'closed' ? m.form.closed : m.form.allDay
  return `${format.wallTime(opens)} – ${format.wallTime(closes)}`
}
