import type { VisitRequest, VisitStop, VisitWindow } from '../visit-plan.ts'

const midnight = Date.UTC(2026, 10, 23)

/** For tests: an instant of one day, `10:30`. */
export function at(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return midnight + (hours * 60 + minutes) * 60_000
}

export function opening(start: string, end: string): VisitWindow {
  return { kind: 'opening', start: at(start), end: at(end) }
}

export function event(start: string, end: string): VisitWindow {
  return { kind: 'event', start: at(start), end: at(end) }
}

/** For tests: a stop of ten minutes, so many minutes on foot from the start along a corridor. */
export function stopAt(
  minutesAway: number,
  windows: readonly VisitWindow[],
  id = `at ${minutesAway}`,
): VisitStop {
  return { id, place: String(minutesAway), stayMinutes: 10, windows }
}

/** For tests: a visit from 10:00 in a corridor whose places are the minutes on foot from its beginning, the start. */
export function corridorVisit(
  stops: readonly VisitStop[],
  changes: Partial<VisitRequest> = {},
): VisitRequest {
  return {
    arrival: at('10:00'),
    start: '0',
    stops,
    walkingSeconds: (from, to) => Math.abs(Number(from) - Number(to)) * 60,
    ...changes,
  }
}
