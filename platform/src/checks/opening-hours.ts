import type { DayHours } from '@promenade/domain/mall/hours'
import { parseTime } from './dates.ts'

/** Parses `10:00-20:00`, `closed` or `24h`; undefined for anything else. */
export function parseOpeningHours(text: string): DayHours | undefined {
  if (text === 'closed') return { kind: 'closed' }
  if (text === '24h') return { kind: 'all-day' }
  const [start = '', end = '', ...rest] = text.split('-')
  const [opens, closes] = [parseTime(start), parseTime(end === '24:00' ? '00:00' : end)]
  return rest.length > 0 || opens === undefined || closes === undefined
    ? undefined
    : { kind: 'open', opens, closes }
}
