import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** Clocks of telephones are wrong by less than this many steps. */
const tolerance = 1

/** The step of a moment (RFC 6238). */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds)
}

/** The code of a step (RFC 4226 with HMAC-SHA-1, which all authenticator apps have). */
export function totpCode(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step whose code this is; undefined for a wrong code. */
export function findTotpStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const given = Buffer.from(code.replaceAll(' ', ''))
  const current = totpStep(now)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => current - tolerance + index)
  return steps.find((step) => {
    const right = Buffer.from(totpCode(secret, step))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648), as authenticator apps take a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((part) => alphabet[parseInt(part.padEnd(5, '0'), 2)]).join('')
}

/** Bytes of a text in Base32 without padding. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((part) => parseInt(part, 2)))
}
