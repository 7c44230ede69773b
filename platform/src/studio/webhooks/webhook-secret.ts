import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../../database/connect.ts'

/** As the standard writes secrets, with 24 to 64 bytes. */
const prefix = 'whsec_'
const secretBytes = 32
const ivBytes = 12
const tagBytes = 16

/** Associated data of the encryption, so that nothing else encrypted with the key counts as a secret. */
const label = Buffer.from('promenade webhook secret 1')

/**
 * The key that encrypts the secrets. A signature needs the secret itself, so that a hash is not enough: it stands encrypted in its
 * row (AES-256-GCM), and the key comes from another table. A row in a log or an export tells nothing; a whole copy of the database does.
 */
export async function readSecretKey(database: Database): Promise<Uint8Array> {
  const { secret } = await database.selectFrom('studio_key').select('secret').executeTakeFirstOrThrow()
  return new Uint8Array(hkdfSync('sha256', secret, '', label, 32))
}

/** A new secret. */
export function createSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64')
}

/** What is stored of a secret. */
export function sealSecret(secret: string, key: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(label)
  const bytes = Buffer.from(secret.slice(prefix.length), 'base64')
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

interface Signed {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/** The header `webhook-signature` of Standard Webhooks 1.0: a signature by each secret. Throws for one of another key. */
export function signBy(sealed: readonly Buffer[], key: Uint8Array, { id, timestamp, body }: Signed): string {
  return sealed
    .map((one) => createHmac('sha256', open(one, key)).update(`${id}.${timestamp}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' ')
}

function open(sealed: Buffer, key: Uint8Array): Buffer {
  const tagEnd = ivBytes + tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(label).setAuthTag(sealed.subarray(ivBytes, tagEnd))
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()])
}
