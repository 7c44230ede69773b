import { envelopeSchema } from '@promenade/contract/account-api/call'
import type { Problem } from '@promenade/process/problem'
import {
  isCallSignedBy,
  signatureLifeMs,
  type SignatureScheme,
} from '@promenade/contract/account-api/signature'
import type { Database } from '../../database/connect.ts'
import { type ApiKeys, isOneOf, keysOf } from '../../http/authorise.ts'
import { refuseCall } from './refuse-call.ts'

/** The signature scheme and the keys of callers. */
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
  /** The body without the envelope. */
  readonly data: object
}

/** Checks signature and time of a call; throws a refusal with status 401 and reason `signature`. */
export async function openEnvelope(received: Received, signing: Signing): Promise<Opened> {
  const envelope = envelopeSchema.safeParse(received.body)
  if (!envelope.success) throw refuse('mall_id, signature or timestamp is missing or malformed')
  const { mall_id, signature, timestamp, nonce: _, ...data } = envelope.data
  const keys = keysOf(signing, String(mall_id))
  if (!(await isSigned(signature, received, { scheme: signing.scheme, keys })))
    throw refuse('the signature is not valid')
  const age = received.now.getTime() - Date.parse(timestamp)
  if (Math.abs(age) > signatureLifeMs) throw refuse('the timestamp is more than five minutes off')
  // With the scheme `api-key` every call has the same signature.
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

/** Stores the signature outside the transaction of the call, so that it stays even if the call fails. */
async function refuseRepeated(signature: string, { database, now }: Received): Promise<void> {
  const noted = await database
    .insertInto('seen_call')
    .values({ signature, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst()
  if (noted === undefined) throw refuse('the same call was made before')
}

function refuse(reason: string): Problem {
  return refuseCall(401, `The call is not accepted: ${reason}.`, { reason: 'signature' })
}
