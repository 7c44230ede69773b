import type { EpochMs } from '@promenade/domain/mall/values'
import type { HoursLine } from '../../components/hours-badge/hours-badge.tsx'
import type { PageContext } from '../../page-context.ts'

const minute = 60_000

/** From an hour before the end it is said how long there is, in steps of five minutes. */
const saidMinutes = [60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5]

/** The hours of where one goes: in the last hour how long there is, and whether one comes too late. */
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
    ...saidMinutes
      .map((minutes) => lineAt(closing.at - minutes * minute, words.closesIn(minutes)))
      .filter(({ at }) => at < tooLate),
    lineAt(tooLate, words.closesBefore),
  ]
  const begun = steps.findLast(({ at }) => at <= now)
  const first = begun === undefined ? open : { ...begun, at: now }
  return [first, ...steps.filter(({ at }) => at > now), closing, ...later]
}
