import { envelopeWire } from '@promenade/contract/account-api/call'
import {
  isCallSignedBy,
  signatureLifeMs,
  type SignatureScheme,
} from '@promenade/contract/account-api/signature'
import type { Database } from '../database/connect.ts'
import { type ApiKeys, isOneOf, keysOf } from '../http/authorise.ts'
import { PrivateRefusal } from './refusal.ts'

/** How callers prove that they have a key. */
export interface Signing extends ApiKeys {
  readonly scheme: SignatureScheme
}

interface Received {
  readonly endpoint: string
  readonly body: object
  readonly database: Database
  readonly now: Date
}

interface Opened {
  readonly propertyId: string
  /** The body without what every call has. */
  readonly data: object
}

/** Checks who calls and when; throws a refusal of status 401 and reason `signature` otherwise. */
export async function openEnvelope(received: Received, signing: Signing): Promise<Opened> {
  const envelope = envelopeWire.safeParse(received.body)
  if (!envelope.success) throw refuse('mall_id, signature or timestamp is missing or malformed')
  const { mall_id, signature, timestamp, nonce: _, ...data } = envelope.data
  const keys = keysOf(signing, String(mall_id))
  if (!(await isSigned(signature, received, { scheme: signing.scheme, keys })))
    throw refuse('the signature is not valid')
  const age = received.now.getTime() - Date.parse(timestamp)
  if (Math.abs(age) > signatureLifeMs) throw refuse('the timestamp is not of the last minutes')
  // A key is the same in every call: only a signature made for one call can be known again.
  if (signing.scheme === 'hmac-sha256') await refuseRepeated(signature, received)
  return { propertyId: String(mall_id), data }
}

async function isSigned(
  signature: string,
  { endpoint, body }: Received,
  { scheme, keys }: { readonly scheme: SignatureScheme; readonly keys: readonly string[] },
): Promise<boolean> {
  if (scheme === 'api-key') return isOneOf(signature, keys)
  const checks = keys.map((key) => isCallSignedBy(signature, { endpoint, body, key }))
  return (await Promise.all(checks)).includes(true)
}

/** Notes the signature outside of what the call does: it has been seen even where that fails. */
async function refuseRepeated(signature: string, { database, now }: Received): Promise<void> {
  const noted = await database
    .insertInto('seen_call')
    .values({ signature, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst()
  if (noted === undefined) throw refuse('this very call has been made before')
}

function refuse(why: string): PrivateRefusal {
  return new PrivateRefusal(401, `The call is not accepted: ${why}.`, { reason: 'signature' })
}
