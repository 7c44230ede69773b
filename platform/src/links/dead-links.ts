import type { Database } from '../database/connect.ts'

/** A link that visitors cannot follow. */
export interface DeadLink {
  readonly address: string
  readonly checkedAt: Date
  /** Undefined: there was no response. */
  readonly status: number | undefined
}

/** A server that is down for an hour is no dead link: it is told once it has failed on two days. */
const patienceMs = 20 * 3_600_000

/** The web addresses that answered "not found", or have not answered for a day. */
export async function listDeadLinks(database: Database): Promise<readonly DeadLink[]> {
  const rows = await database
    .selectFrom('link_check')
    .selectAll()
    .where('failing_since', 'is not', null)
    .execute()
  return rows
    .filter(
      ({ status, checked_at, failing_since }) =>
        status === 404 ||
        status === 410 ||
        checked_at.getTime() - (failing_since ?? checked_at).getTime() >= patienceMs,
    )
    .map(({ address, checked_at, status }) => ({
      address,
      checkedAt: checked_at,
      status: status ?? undefined,
    }))
}
