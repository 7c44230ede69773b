import { expect, it } from 'vitest'
import { revalidateOnOtherPath } from './revalidate-on-other-path.ts'

it.each([
  ['/stores', '/stores?letter=B', false],
  ['/stores', '/stores', false],
  ['/stores', '/es/stores', true],
  ['/stores?letter=B', '/retail?letter=B', true],
])('from %s to %s: %s', (from, to, expected) => {
  const currentUrl = new URL(from, 'https://mall.example')
  const nextUrl = new URL(to, 'https://mall.example')
  const navigation = { currentUrl, nextUrl, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true }
  expect(revalidateOnOtherPath(navigation)).toBe(expected)
})
