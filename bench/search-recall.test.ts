import { createSearchIndex } from '@promenade/domain/search/search-index'
import { describe, expect, it } from 'vitest'
import { demoRecords } from './search-corpus.ts'
import { measureRecall, queries } from './search-recall.ts'

describe('search in the demo mall', () => {
  const records = demoRecords()
  const index = createSearchIndex(records)
  const find = (text: string) => index.search(text).map(({ record }) => record.id)

  it.each([...queries(records, 4)])('finds names with %s', (typing, all) => {
    const { atThree, first } = measureRecall(all, find)
    const isUnmistyped = ['exact', 'prefix', 'accents', 'punctuation'].includes(typing)
    expect(all.length).toBeGreaterThan(20)
    expect(atThree).toBeGreaterThanOrEqual(isUnmistyped ? 1 : 0.99)
    expect(first).toBeGreaterThanOrEqual(typing === 'exact' ? 1 : 0.95)
  })
})
