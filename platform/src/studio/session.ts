import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Role } from '@promenade/domain/studio/permissions'
import type { Database } from '../database/connect.ts'

/** Who is logged in, and at which mall. */
export interface StaffSession {
  readonly staffId: number
  readonly propertyId: number
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly stores: readonly string[]
  readonly locale: Locale
  readonly tokenHash: string
}

const hourMs = 3_600_000
const idleMs = 12 * hourMs
const longestMs = 30 * 24 * hourMs
/** A session is not written anew with each request. */
const seenEveryMs = 5 * 60_000

/** Bound to the host, and never sent by a request from another site. */
const cookieName = '__Host-studio'

/** The session of a request; undefined without one that is valid. */
export async function findSession(
  database: Database,
  request: Request,
  now: Date,
): Promise<StaffSession | undefined> {
  const token = readCookie(request)
  if (token === undefined) return undefined
  const tokenHash = hashSecret(token)
  const row = await database
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff_id as staffId', 'property_id as propertyId', 'name', 'email', 'role', 'stores', 'locale'])
    .select('seen_at')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - idleMs))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { seen_at: seenAt, ...session } = row
  if (now.getTime() - seenAt.getTime() > seenEveryMs) await touch(database, tokenHash, now)
  return { ...session, tokenHash }
}

/** Logs in with a one-time link; answers the header with the cookie, or undefined for a link that is not valid. */
export async function logInWithLink(
  database: Database,
  { token, device, now }: { readonly token: string; readonly device: string; readonly now: Date },
): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    const link = await transaction
      .deleteFrom('staff_link')
      .where('hash', '=', hashSecret(token))
      .where('purpose', '=', 'login')
      .where('expires_at', '>', now)
      .returning('staff_id')
      .executeTakeFirst()
    return link && openSession(transaction, { staffId: link.staff_id, device, now })
  })
}

/** Ends a session and answers the header that removes its cookie. */
export async function endSession(database: Database, tokenHash: string): Promise<string> {
  await database.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute()
  return formatCookie('', 0)
}

/** A one-time link to log in; answers its secret. */
export async function createLoginLink(
  database: Database,
  { staffId, now, lifeMs }: { readonly staffId: number; readonly now: Date; readonly lifeMs: number },
): Promise<string> {
  const token = createSecret()
  const expiresAt = new Date(now.getTime() + lifeMs)
  await database
    .insertInto('staff_link')
    .values({
      hash: hashSecret(token),
      staff_id: staffId,
      purpose: 'login',
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return token
}

async function openSession(
  database: Database,
  { staffId, device, now }: { readonly staffId: number; readonly device: string; readonly now: Date },
): Promise<string> {
  const token = createSecret()
  await database
    .insertInto('staff_session')
    .values({
      token_hash: hashSecret(token),
      staff_id: staffId,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + longestMs),
      confirmed_at: null,
      device: device.slice(0, 300),
    })
    .execute()
  return formatCookie(token, longestMs / 1_000)
}

async function touch(database: Database, tokenHash: string, now: Date): Promise<void> {
  await database
    .updateTable('staff_session')
    .set({ seen_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}

function readCookie(request: Request): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === cookieName)?.[1]
}

function formatCookie(token: string, seconds: number): string {
  return `${cookieName}=${token}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`
}

function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
