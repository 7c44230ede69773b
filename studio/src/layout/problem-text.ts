import { OfflineError, RefusedError } from '../api/client.ts'
import type { Messages } from '../messages/en.ts'

/** What went wrong with a request, in words that say what to do. */
export function problemText(error: unknown, m: Messages): string {
  if (error instanceof OfflineError) return m.problems.offline
  if (!(error instanceof RefusedError)) return m.problems.failed
  switch (error.code) {
    case 'unauthorized':
      return m.problems.loggedOut
    case 'forbidden':
      return m.problems.forbidden
    case 'not-found':
      return m.problems.notFound
    case 'conflict':
    case 'version-stale':
      return m.problems.conflict
    case 'too-large':
      return m.problems.tooLarge
    case 'unsupported-media':
      return m.problems.unsupportedPicture
    case 'faults':
      return m.problems.faults
    default:
      return m.problems.failed
  }
}
