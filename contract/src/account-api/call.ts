import { z } from 'zod'
import { problemSchema } from '../problem.ts'
import { signCall, type SignatureScheme } from './signature.ts'

/** The fields of every call besides the data of its endpoint (specification §7). */
export const envelopeSchema = z.looseObject({
  mall_id: z.union([z.int().positive(), z.string().regex(/^\d{1,9}$/)]),
  signature: z.string().max(200),
  timestamp: z.iso.datetime({ offset: true }),
  nonce: z.string().max(64).optional(),
})

/** A call of an endpoint of the account API. */
export interface AccountCall {
  readonly propertyId: string
  readonly endpoint: string
  readonly data: object
  /** ISO 8601 in UTC. */
  readonly timestamp: string
  /** Distinguishes equal calls of the same instant; other platforms ignore it. */
  readonly nonce: string
}

/** Encodes a call as a request body with its signature (specification §7). */
export async function sealCall(
  { propertyId, endpoint, data, timestamp, nonce }: AccountCall,
  { scheme, key }: { readonly scheme: SignatureScheme; readonly key: string },
): Promise<object> {
  const mallId = /^\d{1,9}$/.test(propertyId) ? Number(propertyId) : propertyId
  if (scheme === 'api-key') return { mall_id: mallId, signature: key, timestamp, ...data }
  const body = { mall_id: mallId, timestamp, nonce, ...data }
  return { ...body, signature: await signCall(endpoint, body, key) }
}

/** The address of an endpoint. Throws `TypeError` for a `platformUrl` that is not absolute http(s). */
export function accountCallUrl(platformUrl: string | URL, tenant: string, endpoint: string): URL {
  const url = new URL(platformUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError('not an http(s) address')
  const base = url.pathname.replace(/\/+$/, '')
  url.pathname = `${base}/${encodeURIComponent(tenant)}/${encodeURIComponent(endpoint)}`
  url.search = ''
  url.hash = ''
  return url
}

/** The response to a refused call: `errors` for invalid fields, `retry_after` in seconds after too many calls. */
export const accountProblemSchema = z
  .object({
    ...problemSchema.shape,
    reason: z.string().optional().meta({ description: 'A code for programs, such as `used-up`.' }),
    errors: z
      .array(z.object({ field: z.string(), problem: z.string(), limit: z.int().optional() }))
      .optional(),
    retry_after: z.int().positive().optional(),
  })
  .meta({ id: 'AccountProblem' })
