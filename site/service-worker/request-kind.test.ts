import { expect, it } from 'vitest'
import { isPagePath, requestKind } from './request-kind.ts'

const origin = 'https://mall.example'

it.each([
  ['navigate', '/', 'document'],
  ['navigate', '/es/stores?letter=B', 'document'],
  ['navigate', '/language/es?to=%2Fstores', 'document'],
  ['navigate', '/events.ics', 'other'],
  ['navigate', '/stores.json', 'other'],
  ['cors', '/assets/root-1a2b.js', 'immutable'],
  ['no-cors', '/media/f32fafa532f3150b/stores.svg', 'picture'],
  ['no-cors', '/pictures/f32fafa532f3150b/480x320.avif', 'picture'],
  ['no-cors', '/media/stores.svg', 'other'],
  ['cors', '/hydration/stores?v=1.a', 'data'],
  ['cors', '/map/data.json?v=a', 'data'],
  ['cors', '/stores.data?build=1', 'other'],
  ['cors', '/search-results/suggestions?searchQuery=b', 'other'],
])('a request with mode %s for %s is of the kind %3$s', (mode, path, kind) => {
  expect(requestKind({ method: 'GET', mode, url: origin + path }, origin)).toBe(kind)
})

it('ignores requests with a body and to other origins', () => {
  expect(requestKind({ method: 'POST', mode: 'navigate', url: `${origin}/stores` }, origin)).toBe('other')
  expect(requestKind({ method: 'GET', mode: 'navigate', url: 'https://x.example/stores' }, origin)).toBe(
    'other',
  )
})

it('ignores pages of another host', () => {
  expect(['//evil.example', String.raw`/\evil.example`, 'stores', ''].filter(isPagePath)).toEqual([])
})
