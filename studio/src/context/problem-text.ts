import { OfflineError, RefusedError } from '../api/client.ts'
import type { Messages } from '../messages/en.ts'

/** The error message of a failed request; it says what to do. */
export function problemText(error: unknown, m: Messages): string {
  if (error instanceof OfflineError) return m.problems.offline
  if (!(error instanceof RefusedError)) return m.problems.failed
  const name = Object.hasOwn(names, error.code) ? names[error.code] : undefined
  return m.problems[name ?? 'failed']
}

const names: Readonly<Record<string, keyof Messages['problems']>> = {
  unauthorized: 'loggedOut',
  forbidden: 'forbidden',
  'not-found': 'notFound',
  conflict: 'conflict',
  'plan-taken': 'planTaken',
  'version-stale': 'conflict',
  'too-large': 'tooLarge',
  'unsupported-media': 'unsupportedPicture',
  faults: 'faults',
  busy: 'busy',
  'too-many': 'tooMany',
}
