import { parseTime } from './dates.ts'

/** The hours of one day, for the columns of a row; times are `HH:MM`. */
interface Opening {
  readonly open_time: string | null
  readonly close_time: string | null
  readonly is_closed: boolean
  readonly open_full_day: boolean
}

/** Parses `10:00-20:00`, `closed` or `24h`; undefined for anything else. */
export function parseOpeningHours(text: string): Opening | undefined {
  if (text === 'closed') return { open_time: null, close_time: null, is_closed: true, open_full_day: false }
  if (text === '24h') return { open_time: null, close_time: null, is_closed: false, open_full_day: true }
  const [opens = '', end = '', ...rest] = text.split('-')
  const closes = end === '24:00' ? '00:00' : end
  const isRange = rest.length === 0 && parseTime(opens) !== undefined && parseTime(closes) !== undefined
  return isRange
    ? { open_time: opens, close_time: closes, is_closed: false, open_full_day: false }
    : undefined
}
