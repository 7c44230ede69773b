import type { Locale } from '@promenade/domain/locale/locale'
import type { Role } from '@promenade/domain/studio/permissions'
import type { Database } from '../../database/connect.ts'
import { newSecret, hashOf } from '../../visitors/secrets.ts'

/** The logged-in person and the mall. */
export interface StaffSession {
  readonly id: number
  readonly staffId: number
  readonly propertyId: number
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly locale: Locale
  /** The entry of the store of a store user. */
  readonly storeId: number | null
  /** When a means of login was last used in it. */
  readonly confirmedAt: Date | null
}

const hourMs = 3_600_000
const idleMs = 12 * hourMs
const longestMs = 30 * 24 * hourMs
/** A session is not written anew with each request. */
const seenEveryMs = 5 * 60_000

/** Bound to the host, and never sent by a request from another site. */
const cookieName = '__Host-studio'

/** The header that removes the cookie. */
export const noCookie = formatCookie('', 0)

/** The session of a request; undefined without one that is valid. */
export async function findSession(
  database: Database,
  request: Request,
  now: Date,
): Promise<StaffSession | undefined> {
  const token = readCookie(request)
  if (token === undefined) return undefined
  const row = await openSessions(database, now)
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff_session.id', 'staff_id as staffId', 'property_id as propertyId', 'name', 'email'])
    .select(['role', 'locale', 'store_id as storeId', 'seen_at', 'confirmed_at as confirmedAt'])
    .where('token_hash', '=', hashOf(token))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { seen_at: seenAt, ...session } = row
  if (now.getTime() - seenAt.getTime() > seenEveryMs) await touch(database, session.id, now)
  return session
}

/** The sessions that have not expired. */
export function openSessions(database: Database, now: Date) {
  return database
    .selectFrom('staff_session')
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - idleMs))
}

interface NewSession {
  readonly staffId: number
  readonly request: Request
  readonly now: Date
}

/** Opens a session in place of the one of the browser. Returns the header with its cookie. */
export async function openSession(
  database: Database,
  { staffId, request, now }: NewSession,
): Promise<string> {
  const former = readCookie(request)
  if (former !== undefined)
    await database.deleteFrom('staff_session').where('token_hash', '=', hashOf(former)).execute()
  const token = newSecret()
  await database
    .insertInto('staff_session')
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + longestMs),
      confirmed_at: now,
      device: (request.headers.get('user-agent') ?? '').slice(0, 300),
    })
    .execute()
  return formatCookie(token, longestMs / 1_000)
}

/** Removes sessions that have expired. */
export async function removeEndedSessions(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('staff_session')
    .where((where) =>
      where.or([where('expires_at', '<=', now), where('seen_at', '<=', new Date(now.getTime() - idleMs))]),
    )
    .execute()
}

async function touch(database: Database, id: number, now: Date): Promise<void> {
  await database.updateTable('staff_session').set({ seen_at: now }).where('id', '=', id).execute()
}

/** A cookie of a request. */
export function readCookie(request: Request, wanted = cookieName): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === wanted)?.[1]
}

function formatCookie(token: string, seconds: number): string {
  return `${cookieName}=${token}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`
}
