import type { Log } from '@promenade/process/log/log'

/** Codes of PostgreSQL that shuts down or starts, of lost connections, and of the system. */
const outageCode =
  /^(?:57P0[1-3]|08...|53300|ECONN(?:REFUSED|RESET)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What `pg` says of a connection that is gone; these errors have no code. */
const outageMessage =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True if the database is gone or restarts, not for a fault of ours. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseOutage)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return outageCode.test(code) || outageMessage.test(error.message) || isDatabaseOutage(error.cause)
}

const pauseMs = 60_000

/**
 * Logs an outage of the database once a minute, without a stack, instead of once for every request, timer and
 * connection.
 */
export function logOutagesOnce(log: Log, clock: () => number): Log {
  let loggedAt = -Infinity
  const withoutOutages =
    (write: Log['error']): Log['error'] =>
    (details, message) => {
      const error = 'err' in details ? details.err : undefined
      if (!isDatabaseOutage(error)) return write(details, message)
      if (clock() - loggedAt < pauseMs) return
      loggedAt = clock()
      log.error(
        { reason: reasonOf(error) },
        'The database does not answer: it is stopped, restarts or cannot be reached.',
      )
    }
  return { ...log, warn: withoutOutages(log.warn), error: withoutOutages(log.error) }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
