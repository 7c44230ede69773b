/** The schemes that prove that a call comes from the mall's own site. */
export const signatureSchemes = ['hmac-sha256', 'api-key'] as const

/** A signature scheme; `api-key` sends the key itself, for other platforms. */
export type SignatureScheme = (typeof signatureSchemes)[number]

/** Maximum age of a signed call, in milliseconds. */
export const signatureLifeMs = 5 * 60_000

/**
 * HMAC-SHA-256 in lower-case hex over the name of the endpoint, a line feed, and the body without `signature` as JSON
 * with sorted keys. The body contains `timestamp` and `nonce`.
 */
export async function signCall(endpoint: string, body: object, key: string): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', await importKey(key), signedBytes(endpoint, body))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** True if `signature` belongs to the call. Compares in constant time. */
export async function isCallSignedBy(
  signature: string,
  { endpoint, body, key }: { readonly endpoint: string; readonly body: object; readonly key: string },
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const expected = Uint8Array.from(signature.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
  return crypto.subtle.verify('HMAC', await importKey(key), expected, signedBytes(endpoint, body))
}

function importKey(key: string): Promise<CryptoKey> {
  const raw = new TextEncoder().encode(key)
  return crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

function signedBytes(endpoint: string, body: object): Uint8Array<ArrayBuffer> {
  const { signature: _, ...rest } = Object.fromEntries(Object.entries(body))
  return new TextEncoder().encode(`${endpoint}\n${canonicalJson(rest)}`)
}

/** JSON with sorted keys, equal for equal values. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item: unknown) => canonicalJson(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`).join(',')}}`
}
