import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Period } from '@promenade/domain/mall/values'

const second = 1000

/** The last second of a period: schema.org's end is inclusive, the domain's exclusive. */
export function lastInstant({ overAt, end }: Period): EpochMs | undefined {
  const over = overAt ?? end
  return over === undefined ? undefined : over - second
}
