import { hkdfSync } from 'node:crypto'

/** The keys derived from the site's secret, one for each use. */
export interface VisitorKeys {
  /** Encrypts the cookie with a visitor's tokens. */
  readonly sealing: Uint8Array
  readonly stamps: Uint8Array
  readonly idempotency: Uint8Array
  /** Hashes network addresses, which the platform does not get. */
  readonly visitorKey: Uint8Array
}

/** The current keys, and those of former secrets, which still decrypt and verify. */
export interface KeyRing extends VisitorKeys {
  readonly former: readonly VisitorKeys[]
}

export function createKeyRing(secret: string, formerSecrets: readonly string[] = []): KeyRing {
  return { ...deriveVisitorKeys(secret), former: formerSecrets.map(deriveVisitorKeys) }
}

/** No key reveals another one or the secret (RFC 5869). */
function deriveVisitorKeys(secret: string): VisitorKeys {
  const keyFor = (label: string) => new Uint8Array(hkdfSync('sha256', secret, '', `promenade ${label}`, 32))
  return {
    sealing: keyFor('sealing'),
    stamps: keyFor('stamps'),
    idempotency: keyFor('idempotency'),
    visitorKey: keyFor('visitor key'),
  }
}
