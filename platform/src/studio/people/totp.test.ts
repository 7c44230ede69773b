import { describe, expect, it } from 'vitest'
import { findTotpStep, fromBase32, toBase32, totpCode, totpStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1_000)

describe('TOTP', () => {
  // RFC 6238, appendix B, SHA-1.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('gives the code of RFC 6238 at %d s', (seconds, code) => {
    expect(totpCode(secret, totpStep(at(seconds)), 8)).toBe(code)
    expect(totpCode(secret, totpStep(at(seconds)))).toBe(code.slice(2))
  })

  it('takes the code of the step before and after, and no other', () => {
    const now = at(1_234_567_890)
    const step = totpStep(now)
    const found = [-2, -1, 0, 1, 2].map((ahead) => findTotpStep(secret, totpCode(secret, step + ahead), now))
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  it.each(['', '00592', '0059244', 'abcdef', '００５９２４'])('takes no %j', (code) => {
    expect(findTotpStep(secret, code, at(1_234_567_890))).toBe(undefined)
  })

  it('takes a code with the space that apps show', () => {
    expect(findTotpStep(secret, '005 924', at(1_234_567_890))).toBe(totpStep(at(1_234_567_890)))
  })
})

// RFC 4648, section 10, without padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in Base32 and reads it', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded)
  expect(fromBase32(encoded).toString()).toBe(text)
})
