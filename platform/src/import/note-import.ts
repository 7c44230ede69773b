import { OperatorError } from '@promenade/process/operator-error'
import type { Log } from '@promenade/process/log/log'
import { formatIssue } from '../checks/content-issue.ts'
import type { ImportResult } from './import-content.ts'

/** Logs what a start or a refresh imported; undefined is nothing. */
export function noteImport(
  result: Pick<ImportResult, 'version' | 'counts' | 'warnings'> | undefined,
  log: Pick<Log, 'info' | 'warn'>,
): void {
  if (result === undefined) return
  const { version, counts, warnings } = result
  log.info({ version, counts }, 'content imported')
  // The import command lists all of them.
  const first = warnings.slice(0, 5).map(formatIssue)
  if (warnings.length > 0) log.info({ warnings: warnings.length, first }, 'content warnings')
  // Visitors get no directions to these, so a start says it at its usual level.
  const unreachable = warnings.filter(({ isUnreachable = false }) => isUnreachable).map(formatIssue)
  if (unreachable.length > 0) log.warn({ unreachable }, 'places of the map cannot be reached')
}

/** Logs why changed files were not imported: an `OperatorError` lists their faults. */
export function noteFailure(error: unknown, log: Pick<Log, 'error'>): void {
  if (error instanceof OperatorError) log.error({}, error.message)
  else log.error({ err: error }, 'changed files were not imported')
}
