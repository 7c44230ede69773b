import { addDays, daysBetween } from '@promenade/domain/calendar/dates'
import { viewDays } from '@promenade/domain/studio/view-days'

interface Views {
  readonly today: string
  readonly days: readonly { readonly day: string; readonly views: number }[]
}

/** A day of the chart. */
export interface Bar {
  readonly day: string
  readonly views: number
}

/** The last 28 days, today included, with their sum and that of the 28 days before. */
export function compareViews({ today, days }: Views) {
  const byDay = new Map(days.map(({ day, views }) => [day, views]))
  const bars = Array.from({ length: viewDays }, (_, index): Bar => {
    const day = addDays(today, index + 1 - viewDays)
    return { day, views: byDay.get(day) ?? 0 }
  })
  const earlier = days.filter(({ day }) => {
    const age = daysBetween(day, today)
    return age >= viewDays && age < 2 * viewDays
  })
  return { bars, now: sum(bars), before: sum(earlier) }
}

function sum(days: readonly { readonly views: number }[]): number {
  return days.reduce((total, { views }) => total + views, 0)
}
