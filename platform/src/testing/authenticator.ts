import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Ceremony {
  readonly challenge: string
  readonly origin: string
  /** False for a device that has not checked who is there. */
  readonly isVerified?: boolean
}

/** A device that makes a passkey and uses it, as a browser hands it on. */
export interface Authenticator {
  readonly id: string
  register(ceremony: Ceremony): object
  use(ceremony: Ceremony): object
}

/** A device with a key of its own for the host of `origin`. */
export function createAuthenticator(): Authenticator {
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }
  return {
    id: credential.id,
    register({ challenge, origin, isVerified = true }) {
      const flags = 0x41 | (isVerified ? 0x04 : 0)
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, encodeKey(publicKey)])
      const data = Buffer.concat([authenticatorData(origin, flags), attested])
      const clientDataJSON = clientData('webauthn.create', challenge, origin)
      const attestationObject = encodeAttestation(data).toString('base64url')
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    use({ challenge, origin, isVerified = true }) {
      const data = authenticatorData(origin, 0x01 | (isVerified ? 0x04 : 0))
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
      const signature = sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url')
      const response = { clientDataJSON, authenticatorData: data.toString('base64url'), signature }
      return { ...credential, response }
    },
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

/** The counter stays 0, as it does where a passkey is on several devices: it detects no repetition. */
function authenticatorData(origin: string, flags: number): Buffer {
  const host = createHash('sha256').update(new URL(origin).hostname).digest()
  return Buffer.concat([host, Buffer.from([flags]), Buffer.alloc(4)])
}

/** A COSE key: a CBOR map of its type, algorithm, curve and point. */
function encodeKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  return Buffer.concat([head, Buffer.from([0x21, 0x58, 32]), left, Buffer.from([0x22, 0x58, 32]), right])
}

/** A CBOR map of format `none`, an empty statement, and the data. */
function encodeAttestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')]
  return Buffer.concat([Buffer.from([0xa3]), ...parts, Buffer.from([0x58, data.length]), data])
}
