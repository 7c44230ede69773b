import { codeOf, type RequestError } from '../api/request-error.ts'
import type { Messages } from '../messages/en.ts'

/** The error message of a failed request; it says what to do. */
export function problemText(error: unknown, m: Messages): string {
  const code = codeOf(error)
  const name = code === undefined ? undefined : names[code]
  return m.problems[name ?? 'failed']
}

const names: Readonly<Partial<Record<RequestError['code'], keyof Messages['problems']>>> = {
  offline: 'offline',
  unexpected: 'unexpected',
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
