import { Problem } from '@promenade/process/problem'
import { isDatabaseOutage } from '../database/outage.ts'

/** What a client gets for an error that is not its fault: it may come again soon where only the database is away. */
export function failureOf(error: unknown): Problem {
  return isDatabaseOutage(error)
    ? new Problem(503, 'The database does not respond.', { headers: { 'Retry-After': '5' } })
    : new Problem(500, 'The platform could not respond. The error is logged.')
}
