import type { NewPasskey, UsedPasskey } from '@promenade/contract/studio-api/login'
import type { Problem } from '@promenade/process/problem'
import { z } from 'zod'
import type { Database } from '../../database/connect.ts'
import { refuse } from '../../documents/refuse.ts'

/** With the first passkey: it is a tenth of what a start loads. */
const loadLibrary = () => import('@simplewebauthn/server')

/** The address at which passkeys are made and used. */
export interface PasskeyPlace {
  readonly database: Database
  /** The studio's origin: passkeys belong to its host. */
  readonly origin: string
  readonly now: Date
}

/** The owner of the new passkey. */
interface Owner {
  readonly staffId: number
  readonly email: string
  readonly name: string
  readonly handle: string
}

type Purpose = 'register' | 'log-in'

const challengeMs = 10 * 60_000

/** Ed25519, ES256 and RS256: what devices make. Left out, the library tries experimental ones, and Node warns of each. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Options with which a browser makes a passkey. The device must check its user, so that a passkey is two factors. */
export async function offerRegistration(place: PasskeyPlace, owner: Owner, mall: string) {
  const known = await listPasskeys(place.database, owner.staffId)
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: mall,
    rpID: new URL(place.origin).hostname,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: Uint8Array.from(Buffer.from(owner.handle.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: challengeMs,
  })
  await keepChallenge(place, 'register', { challenge: options.challenge, staffId: owner.staffId })
  return options
}

/** Stores a new passkey. Throws `Problem`. */
export async function addPasskey(
  place: PasskeyPlace,
  staffId: number,
  { passkey, name }: { readonly passkey: NewPasskey; readonly name: string },
): Promise<void> {
  const challenge = await takeChallenge(place, 'register', passkey.response.clientDataJSON)
  if (challenge?.staffId !== staffId) throw notAccepted()
  const { verifyRegistrationResponse } = await loadLibrary()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    ...expected(place, challenge.challenge),
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }))
  if (registrationInfo === undefined) throw notAccepted()
  const { id, publicKey, counter } = registrationInfo.credential
  const added = await place.database
    .insertInto('staff_passkey')
    .values({
      id,
      staff_id: staffId,
      public_key: Buffer.from(publicKey),
      counter,
      transports: passkey.response.transports ?? [],
      name,
      created_at: place.now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) throw refuse('conflict', 'This passkey is known already.')
}

/** Options with which a browser uses a passkey; of anybody if `staffId` is absent, so that they tell nothing about an account. */
export async function offerPasskeyLogin(place: PasskeyPlace, staffId?: number) {
  const known = staffId === undefined ? [] : await listPasskeys(place.database, staffId)
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: new URL(place.origin).hostname,
    allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    userVerification: 'required',
    timeout: challengeMs,
  })
  await keepChallenge(place, 'log-in', { challenge: options.challenge, staffId: staffId ?? null })
  return options
}

/** Whose passkey was used; undefined for one that is unknown, wrong, or of somebody who may not log in. */
export async function checkPasskey(
  place: PasskeyPlace,
  used: UsedPasskey,
): Promise<{ readonly staffId: number; readonly propertyId: number; readonly name: string } | undefined> {
  const challenge = await takeChallenge(place, 'log-in', used.response.clientDataJSON)
  const passkey = await findPasskey(place.database, used.id)
  if (challenge === undefined || passkey === undefined) return undefined
  if (challenge.staffId !== null && challenge.staffId !== passkey.staffId) return undefined
  const { id, publicKey, counter, ...owner } = passkey
  const { verifyAuthenticationResponse } = await loadLibrary()
  const result = await verifyAuthenticationResponse({
    response: { ...used, clientExtensionResults: {} },
    credential: { id, publicKey: Uint8Array.from(publicKey), counter },
    ...expected(place, challenge.challenge),
  }).catch(() => undefined)
  if (result?.verified !== true) return undefined
  await place.database
    .updateTable('staff_passkey')
    .set({ counter: result.authenticationInfo.newCounter, used_at: place.now })
    .where('id', '=', id)
    .execute()
  return owner
}

/** The passkeys of somebody, the oldest first. */
export function listPasskeys(database: Database, staffId: number) {
  return database
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'transports', 'created_at as createdAt', 'used_at as usedAt'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A passkey by its id, with its owner; undefined for an unknown one, and of somebody who may not log in. */
export function findPasskey(database: Database, id: string) {
  return database
    .selectFrom('staff_passkey')
    .innerJoin('staff', 'staff.id', 'staff_passkey.staff_id')
    .select(['staff_passkey.id', 'public_key as publicKey', 'counter'])
    .select(['staff.id as staffId', 'property_id as propertyId', 'staff.name'])
    .where('staff_passkey.id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

function expected({ origin }: PasskeyPlace, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }
}

async function keepChallenge(
  { database, now }: PasskeyPlace,
  purpose: Purpose,
  { challenge, staffId }: { readonly challenge: string; readonly staffId: number | null },
): Promise<void> {
  const expires_at = new Date(now.getTime() + challengeMs)
  await database
    .insertInto('staff_challenge')
    .values({ challenge, purpose, staff_id: staffId, expires_at })
    .execute()
}

const clientData = z.object({ challenge: z.string() })

/** Uses up the challenge that a browser has signed: no answer is accepted twice. */
async function takeChallenge({ database, now }: PasskeyPlace, purpose: Purpose, clientDataJSON: string) {
  const challenge = readChallenge(clientDataJSON)
  if (challenge === undefined) return undefined
  return database
    .deleteFrom('staff_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['challenge', 'staff_id as staffId'])
    .executeTakeFirst()
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return undefined
  }
}

function notAccepted(): Problem {
  return refuse('bad-request', 'The passkey was not accepted.')
}
