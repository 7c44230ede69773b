import { readDayHours } from '../presenters/day-hours.ts'
import { useStore } from './store-context.ts'

/** Formats the hours of a day such as `10:00-20:00`. */
export function useHoursText(): (hours: string) => string {
  const { words, format } = useStore()
  return (hours) => {
    const { type, opens, closes } = readDayHours(hours)
    if (type === 'open') return `${format.wallTime(opens)} – ${format.wallTime(closes)}`
    return type === '24h' ? words.allDay : words.closed
  }
}
