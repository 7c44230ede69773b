import { Problem } from '@promenade/process/problem'
import { isDatabaseOutage } from '../database/outage.ts'

/** The problem for an error that is not the client's fault; during a database outage it may retry soon. */
export function failureOf(error: unknown): Problem {
  return isDatabaseOutage(error)
    ? new Problem(503, 'The database does not respond.', { headers: { 'Retry-After': '5' } })
    : new Problem(500, 'The platform could not respond. The error is logged.')
}
