import { type EndpointName, endpoints } from '@promenade/contract/account-api/endpoints'
import type { Locale } from '@promenade/domain/locale/locale'
import { stampField } from '../../app/session-context.ts'
import { keyedHash } from './keyed-hash.ts'
import { findSigner } from './form-stamps.ts'
import type { KeyRing } from './keys.ts'

interface Caller {
  readonly keys: KeyRing
  readonly origin: string
  /** Language of the page. */
  readonly locale: Locale
  /** Network address of the visitor. */
  readonly address: string
}

/** The data of a call with the fields that the server adds. */
export function callBody(
  endpoint: EndpointName,
  data: object,
  form: FormData | undefined,
  { keys, origin, locale, address }: Caller,
): object {
  const known: Readonly<Record<string, unknown>> = endpoints[endpoint].request.shape
  const field = form?.get(stampField)
  const stamp = typeof field === 'string' ? field : ''
  // A form that was open while the secret was replaced keeps its idempotency key.
  const { idempotency } = findSigner(stamp, keys) ?? keys
  const own = {
    locale,
    site_origin: origin,
    visitor_key: keyedHash(keys.visitorKey, address),
    idempotency_key: keyedHash(idempotency, identity(endpoint, data, stamp)),
  }
  const accepted = Object.entries(own).filter(([name]) => name in known)
  return { ...Object.fromEntries(accepted), ...data }
}

/** Two submissions are one if they have the same stamp and the same input, whenever they are sent. */
function identity(endpoint: EndpointName, data: object, stamp: string): string {
  const input = JSON.stringify(data, (name, value: unknown) => (name === 'given_at' ? undefined : value))
  return `${endpoint}\n${stamp}\n${input}`
}
