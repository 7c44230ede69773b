import { hkdfSync } from 'node:crypto'

/** What the site keeps from visitors and others who do not know its secret, each use with a key of its own. */
export interface VisitorKeys {
  /** Seals the cookie with a visitor's tokens. */
  readonly sealing: Uint8Array
  readonly stamps: Uint8Array
  readonly idempotency: Uint8Array
  /** Hides the visitor's address from the platform. */
  readonly visitorKey: Uint8Array
}

/** The present keys and those of former secrets, which still open and verify what was made with them. */
export interface KeyRing extends VisitorKeys {
  readonly former: readonly VisitorKeys[]
}

export function createKeyRing(secret: string, formerSecrets: readonly string[] = []): KeyRing {
  return { ...deriveVisitorKeys(secret), former: formerSecrets.map(deriveVisitorKeys) }
}

/** Keys that say nothing of each other or of the secret they are made from (RFC 5869). */
function deriveVisitorKeys(secret: string): VisitorKeys {
  const keyFor = (label: string) => new Uint8Array(hkdfSync('sha256', secret, '', `promenade ${label}`, 32))
  return {
    sealing: keyFor('sealing'),
    stamps: keyFor('stamps'),
    idempotency: keyFor('idempotency'),
    visitorKey: keyFor('visitor key'),
  }
}
