import { describe, expect, it } from 'vitest'
import { createSearchIndex } from './search-index.ts'
import type { SearchRecord, SearchTexts } from './search-record.ts'

const store = (texts: Partial<SearchTexts>): SearchRecord => ({
  kind: 'store',
  id: 'it',
  texts: [{ locale: 'en', name: 'Quillon', ...texts }],
})

function scoreOf(texts: Partial<SearchTexts>, typed: string): number | undefined {
  const [found] = createSearchIndex([store(texts)]).search(typed)
  return found && Math.round(found.score * 1_000) / 1_000
}

describe('the score of a word that is the whole text', () => {
  it.each<[string, Partial<SearchTexts>, number]>([
    ['a name, as it is written', { name: 'Zeppelin' }, 21],
    ['an alias', { aliases: ['Zeppelin'] }, 16],
    ['a category', { categories: ['Zeppelin'] }, 13.25],
    ['a kind', { kinds: ['Zeppelin'] }, 13.25],
    ['one of the first two tags', { tags: ['a', 'Zeppelin'] }, 6.5],
    ['a later tag', { tags: ['a', 'b', 'Zeppelin'] }, 5.9],
    ['an owner', { owner: 'Zeppelin' }, 5],
    ['a word of a description', { descriptions: ['By zeppelin only.'] }, 2],
  ])('%s', (_, texts, score) => {
    expect(scoreOf(texts, 'zeppelin')).toBe(score)
  })
})

describe('the score of a word of a name', () => {
  it.each([
    ['in a name of two words', 'Zeppelin World', 'zeppelin', 7.5],
    ['in a name of four words', 'Zeppelin World Trade Quarter', 'zeppelin', 6.25],
    ['begun', 'Zeppelin', 'zepp', 7.2],
    ['begun in a name of two words', 'Zeppelin World', 'zepp', 4.881],
    ['with a typo', 'Zeppelin', 'zepelin', 3.6],
    ['begun with a typo', 'Zeppelins', 'zepelin', 2.56],
    ['of the other number', 'Zeppelin', 'zeppelins', 12.76],
    ['beside a stop word', 'Zeppelin', 'the zeppelin', 7.25],
  ])('%s', (_, name, typed, score) => {
    expect(scoreOf({ name }, typed)).toBe(score)
  })
})

it('is seven tenths for words that mean something else together', () => {
  const tags = ['phone', 'repair']
  expect(scoreOf({ tags }, 'phone')).toBe(6.5)
  expect(scoreOf({ tags }, 'phone repair')).toBe(4.55)
})
