import type { EpochMs, Period } from '@promenade/domain/mall/values'

const second = 1000

/** The last second that still belongs to a period: schema.org counts a bound in, the domain counts it out. */
export function lastInstant({ overAt, end }: Period): EpochMs | undefined {
  const over = overAt ?? end
  return over === undefined ? undefined : over - second
}
