import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { HoursLine } from '../../components/hours-badge/hours-badge.tsx'
import type { PageContext } from '../../page-context.ts'

const minute = 60_000

/** In the last hour the remaining time is announced in steps of five minutes. */
const announcedMinutes = [60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5]

/** The hours of a goal: the remaining time in the last hour, and whether the visitor arrives too late. */
export function closingLines(
  lines: readonly HoursLine[],
  walkSeconds: number,
  { now, messages }: PageContext,
): readonly HoursLine[] {
  const [open, closing, ...later] = lines
  if (open?.state !== 'open' || closing === undefined) return lines
  const words = messages.map
  const lineAt = (at: EpochMs, text: string): HoursLine => ({ at, text, state: 'open' })
  const tooLate = closing.at - walkSeconds * 1000
  const steps = [
    ...announcedMinutes
      .map((minutes) => lineAt(closing.at - minutes * minute, words.closesIn(minutes)))
      .filter(({ at }) => at < tooLate),
    lineAt(tooLate, words.closesBefore),
  ]
  const current = steps.findLast(({ at }) => at <= now)
  const first = current === undefined ? open : { ...current, at: now }
  return [first, ...steps.filter(({ at }) => at > now), closing, ...later]
}
