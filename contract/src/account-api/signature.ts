/** How a private call proves that it comes from the mall's own site. */
export const signatureSchemes = ['hmac-sha256', 'api-key'] as const

export type SignatureScheme = (typeof signatureSchemes)[number]

/** How old a signed call may be, in milliseconds. */
export const signatureLifeMs = 5 * 60_000

/**
 * HMAC-SHA-256 in lower-case hex over the endpoint and the whole body but its `signature`: the name of the endpoint, a
 * line feed, and the body as JSON with the keys of every object in order. The body holds `timestamp` and `nonce`.
 */
export async function signCall(endpoint: string, body: object, key: string): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', await importKey(key), signedBytes(endpoint, body))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether `signature` is that of the call. The time it takes tells nothing about how much of it is right. */
export async function isCallSignedBy(
  signature: string,
  { endpoint, body, key }: { readonly endpoint: string; readonly body: object; readonly key: string },
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const given = Uint8Array.from(signature.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
  return crypto.subtle.verify('HMAC', await importKey(key), given, signedBytes(endpoint, body))
}

function importKey(key: string): Promise<CryptoKey> {
  const raw = new TextEncoder().encode(key)
  return crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

function signedBytes(endpoint: string, body: object): Uint8Array<ArrayBuffer> {
  const { signature: _, ...rest } = Object.fromEntries(Object.entries(body))
  return new TextEncoder().encode(`${endpoint}\n${inOrder(rest)}`)
}

/** JSON that is the same for equal values, whatever the order their keys came in. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item: unknown) => inOrder(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([name, item]) => `${JSON.stringify(name)}:${inOrder(item)}`).join(',')}}`
}
