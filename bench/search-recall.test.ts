import { createSearchIndex } from '@promenade/domain/search/search-index'
import { describe, expect, it } from 'vitest'
import { demoRecords } from './search-corpus.ts'
import { measureRecall, questions } from './search-recall.ts'

describe('search in the demo mall', () => {
  const records = demoRecords()
  const index = createSearchIndex(records)
  const find = (text: string) => index.search(text).map(({ record }) => record.id)

  it.each([...questions(records, 4)])('finds names with %s', (typing, asked) => {
    const { atThree, first } = measureRecall(asked, find)
    const isAsTyped = ['exact', 'prefix', 'accents', 'punctuation'].includes(typing)
    expect(asked.length).toBeGreaterThan(20)
    expect(atThree).toBeGreaterThanOrEqual(isAsTyped ? 1 : 0.99)
    expect(first).toBeGreaterThanOrEqual(typing === 'exact' ? 1 : 0.95)
  })
})
