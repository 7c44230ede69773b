import type { Database } from '../../database/connect.ts'
import { countCall, type RateLimit } from '../../database/rate-limit.ts'
import { Refused } from '../../entries/refused.ts'

/** Rate limits per network address. A whole office may share one. */
const ofAddress = {
  link: { calls: 60, seconds: 600 },
  mail: { calls: 20, seconds: 3_600 },
  code: { calls: 30, seconds: 600 },
  challenge: { calls: 120, seconds: 600 },
  'wrong-passkey': { calls: 30, seconds: 600 },
} as const satisfies Readonly<Record<string, RateLimit>>

/** Counts an attempt of an address. Throws `Refused` above the limit. */
export async function countAttempt(
  database: Database,
  name: keyof typeof ofAddress,
  addressHash: string,
): Promise<void> {
  const wait = await countCall(database, ofAddress[name], `studio:${name}:${addressHash}`)
  if (wait > 0) throw new Refused('too-many', `Too many attempts: wait ${wait} seconds.`)
}

/**
 * Mails to one person: few for one address, more for all. Others cannot use them up: an address at which the person has logged in
 * before counts for itself alone.
 */
export async function mayMail(database: Database, staffId: number, addressHash: string): Promise<boolean> {
  const own = await countCall(database, { calls: 3, seconds: 900 }, `studio:mail:${staffId}:${addressHash}`)
  if (own > 0) return false
  if (await isKnown(database, staffId, addressHash)) return true
  return (await countCall(database, { calls: 12, seconds: 3_600 }, `studio:mail:${staffId}`)) === 0
}

async function isKnown(database: Database, staffId: number, addressHash: string): Promise<boolean> {
  const login = await database
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'session.start')
    .where('actor_id', '=', staffId)
    .where('address_hash', '=', addressHash)
    .limit(1)
    .executeTakeFirst()
  return login !== undefined
}

/** With it, a thief of the mailbox who guesses codes of the app needs 30 years for even odds. */
const ofPerson: readonly RateLimit[] = [
  { calls: 5, seconds: 900 },
  { calls: 20, seconds: 86_400 },
]

/**
 * Codes of one person, who has proved the first factor before. An address at which the person has logged in before
 * counts for itself alone, so that others cannot use them up. Throws `Refused` above the limit.
 */
export async function countCode(database: Database, staffId: number, addressHash: string): Promise<void> {
  const place = (await isKnown(database, staffId, addressHash)) ? `:${addressHash}` : ''
  for (const limit of ofPerson) {
    const wait = await countCall(database, limit, `studio:code:${limit.seconds}:${staffId}${place}`)
    if (wait > 0) throw new Refused('too-many', `Too many codes: wait ${wait} seconds, or use a passkey.`)
  }
}
