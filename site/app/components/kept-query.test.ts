import { describe, expect, it } from 'vitest'
import { keptQuery, withKeptQuery } from './kept-query.ts'

describe('the query keys that a page does not read', () => {
  it.each([
    ['/jobs', '', '/jobs'],
    ['/jobs?type=seasonal', '?type=part-time', '/jobs?type=seasonal'],
    ['/jobs?type=seasonal', '?utm_source=poster&type=x', '/jobs?type=seasonal&utm_source=poster'],
    ['/jobs', '?type=x&utm_source=a&utm_source=b', '/jobs?utm_source=a&utm_source=b'],
    ['/jobs#list', '?x=%26', '/jobs?x=%26#list'],
  ])('stay when %s is chosen at %s: %s', (to, search, address) => {
    expect(withKeptQuery(to, keptQuery(search, ['type']))).toBe(address)
  })
})
