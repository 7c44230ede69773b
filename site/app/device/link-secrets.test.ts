import { describe, expect, it } from 'vitest'
import { withoutSecrets } from './link-secrets.ts'

describe('withoutSecrets', () => {
  it.each([
    ['', ''],
    ['?letter=A&category=b%20c', '?letter=A&category=b%20c'],
    ['?hash=abc', ''],
    ['?state=out&hash=abc&token=def', '?state=out'],
    ['?%68ash=abc&hash=def&letter=A', '?letter=A'],
  ])('makes %j into %j', (search, expected) => {
    expect(withoutSecrets(search)).toBe(expected)
  })
})
