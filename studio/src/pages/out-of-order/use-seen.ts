import { dateIn, minuteOfDayIn } from '@promenade/domain/calendar/instants'
import { writeTime } from '@promenade/domain/calendar/time-of-day'
import { useStudio } from '../../context/studio-context.ts'

/** Tells what time it is by the clocks of the mall, for `closed_seen`: `2026-12-24 9:30`. */
export function useSeen(): () => string {
  const { timeZone } = useStudio().session.mall
  return (now = Date.now()) => `${dateIn(now, timeZone)} ${writeTime(minuteOfDayIn(now, timeZone))}`
}
