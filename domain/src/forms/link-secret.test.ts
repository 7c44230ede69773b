import { describe, expect, it } from 'vitest'
import { isLinkSecret } from './link-secret.ts'

describe('isLinkSecret', () => {
  it.each(['a'.repeat(22), 'a'.repeat(128), 'Az09_-Az09_-Az09_-Az09'])('accepts %s', (text) => {
    expect(isLinkSecret(text)).toBe(true)
  })

  it.each(['', 'a'.repeat(21), 'a'.repeat(129), `${'a'.repeat(22)}\n`, `${'a'.repeat(22)}%`, 'é'.repeat(22)])(
    'refuses %j',
    (text) => {
      expect(isLinkSecret(text)).toBe(false)
    },
  )
})
