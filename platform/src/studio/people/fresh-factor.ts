import type { Database } from '../../database/connect.ts'
import { refuse } from '../../documents/refuse.ts'
import { countMeans } from './means.ts'
import type { StaffSession } from './session.ts'

interface PersonalRequest {
  readonly database: Database
  readonly person: StaffSession
  readonly now: Date
}

/** People and tokens need a means of login that was used within this time. */
const freshMs = 15 * 60_000

/** Until when a session needs no fresh factor; null where it needs one now. */
export function freshUntil({ person, now }: Pick<PersonalRequest, 'person' | 'now'>): Date | null {
  if (person.confirmedAt === null) return null
  const until = new Date(person.confirmedAt.getTime() + freshMs)
  return until > now ? until : null
}

/** Throws `Problem` unless a means of login was used just now. Somebody without any, as in the demo mall, has none to use. */
export async function requireFreshFactor(request: PersonalRequest): Promise<void> {
  if (freshUntil(request) !== null) return
  if ((await countMeans(request.database, request.person.staffId)) === 0) return
  throw refuse('confirm-first', 'Confirm that it is you: use your passkey or a code.')
}

/** An admin who loses the only means of login is locked out, and with it perhaps the mall. Throws `Problem`. */
export async function requireTwoMeans({ database, person }: PersonalRequest): Promise<void> {
  if (person.role !== 'admin') return
  if ((await countMeans(database, person.staffId)) >= 2) return
  throw refuse('means-missing', 'An admin needs two means of login: add a passkey or an authenticator app.')
}
