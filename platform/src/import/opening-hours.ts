import { z } from 'zod'
import { parseTime } from './dates.ts'
import { text } from './fields.ts'

/** `10:00-20:00`, `closed` or `24h`. */
export const openingHours = text
  .transform((value, context): Opening => {
    if (value === 'closed')
      return { open_time: null, close_time: null, is_closed: true, open_full_day: false }
    if (value === '24h') return { open_time: null, close_time: null, is_closed: false, open_full_day: true }
    const [opens = '', closes = '', ...rest] = value.split('-')
    const isRange =
      rest.length === 0 && parseTime(opens) !== undefined && parseTime(closingTime(closes)) !== undefined
    if (isRange) {
      return { open_time: opens, close_time: closingTime(closes), is_closed: false, open_full_day: false }
    }
    context.addIssue(`"${value}" is not a time span such as "10:00-20:00", closed or 24h`)
    return z.NEVER
  })
  .meta({ title: 'hours' })

export interface Opening {
  readonly open_time: string | null
  readonly close_time: string | null
  readonly is_closed: boolean
  readonly open_full_day: boolean
}

function closingTime(time: string): string {
  return time === '24:00' ? '00:00' : time
}
