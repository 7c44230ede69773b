import type { Database } from '../../database/connect.ts'
import { countCall, type RateLimit } from '../../database/rate-limit.ts'
import { enforceRateLimit } from '../enforce-rate-limit.ts'

/**
 * Rate limits per network address, which a whole Wi-Fi may share. Only what is wrong counts, so that nobody can stop a neighbour
 * who has a right link, code or passkey; and what is anonymous by nature, generously: per person it is counted strictly.
 */
const ofAddress = {
  'wrong-link': { calls: 60, seconds: 600 },
  mail: { calls: 300, seconds: 3_600 },
  challenge: { calls: 3_000, seconds: 600 },
  'wrong-passkey': { calls: 30, seconds: 600 },
} as const satisfies Readonly<Record<string, RateLimit>>

/** Counts an attempt of an address. Throws `Problem` above the limit. */
export async function countAttempt(
  database: Database,
  name: keyof typeof ofAddress,
  addressHash: string,
): Promise<void> {
  const key = `studio:${name}:${addressHash}`
  await enforceRateLimit(database, { limit: ofAddress[name], key, describe: tooManyAttempts })
}

const tooManyAttempts = (seconds: number) => `Too many attempts: wait ${seconds} seconds.`

/** Challenges for one person who is logged in. */
const challengesOfPerson: RateLimit = { calls: 30, seconds: 600 }

/**
 * Counts a challenge: of somebody who is logged in for that person alone, else for the address. Throws `Problem` above the limit.
 */
export async function countChallenge(
  database: Database,
  { staffId, addressHash }: { readonly staffId: number | undefined; readonly addressHash: string },
): Promise<void> {
  if (staffId === undefined) return countAttempt(database, 'challenge', addressHash)
  const key = `studio:challenge-of:${staffId}`
  await enforceRateLimit(database, { limit: challengesOfPerson, key, describe: tooManyAttempts })
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
 * counts for itself alone, so that others cannot use them up. Throws `Problem` above the limit.
 */
export async function countCode(database: Database, staffId: number, addressHash: string): Promise<void> {
  const place = (await isKnown(database, staffId, addressHash)) ? `:${addressHash}` : ''
  for (const limit of ofPerson) {
    const key = `studio:code:${limit.seconds}:${staffId}${place}`
    await enforceRateLimit(database, { limit, key, describe: tooManyCodes })
  }
}

const tooManyCodes = (seconds: number) => `Too many codes: wait ${seconds} seconds, or use a passkey.`
