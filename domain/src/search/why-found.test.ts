import { describe, expect, it } from 'vitest'
import { createSearchIndex } from './search-index.ts'
import type { SearchRecord } from './search-record.ts'
import { whyFound } from './why-found.ts'

const store: SearchRecord = {
  kind: 'store',
  id: '1',
  texts: [
    {
      locale: 'en',
      name: 'Lucero',
      aliases: ['the cobbler'],
      owner: 'Quay Leather',
      categories: ['Shoes & Bags'],
      tags: ['winter boots', 'boots'],
      descriptions: [
        'Both feet are measured, always, because nobody has two the same; bring the old pair along too.',
      ],
    },
    { locale: 'es', name: 'Zapatería Lucero', categories: ['Zapatos y bolsas'], tags: ['botas'] },
  ],
}
const index = createSearchIndex([store])
const why = (text: string, locale: 'en' | 'es' = 'en') => {
  const [first] = index.search(text)
  return first && whyFound(first, locale)
}

describe('why a record was found', () => {
  it.each([
    ['boots', { field: 'tag', locale: 'en', text: 'boots' }],
    ['bots', { field: 'tag', locale: 'en', text: 'boots' }],
    ['winter', { field: 'tag', locale: 'en', text: 'winter boots' }],
    ['botas', { field: 'tag', locale: 'es', text: 'botas' }],
    ['bags', { field: 'category', locale: 'en', text: 'Shoes & Bags' }],
    ['quay', { field: 'owner', locale: 'en', text: 'Quay Leather' }],
    ['zapateria', { field: 'name', locale: 'es', text: 'Zapatería Lucero' }],
    [
      'nobody',
      {
        field: 'description',
        locale: 'en',
        text: '… feet are measured, always, because nobody has two the same; bring the old pair …',
      },
    ],
  ])('for %j', (text, reason) => {
    expect(why(text)).toMatchObject([reason])
  })

  it('shows the words in their places, a mistyped one too', () => {
    expect(why('bots')?.[0]?.pieces).toEqual(['', 'boots', ''])
    expect(why('winter')?.[0]?.pieces).toEqual(['', 'winter', ' boots'])
    expect(why('winter boots')?.[0]?.pieces).toEqual(['', 'winter boots', ''])
  })

  it('may be another name', () => {
    expect(why('cobbler')).toMatchObject([{ field: 'alias', locale: 'en', text: 'the cobbler' }])
  })

  it('is no matter where the reader sees the name', () => {
    expect(why('lucero')).toEqual([])
    expect(why('zapateria', 'es')).toEqual([])
  })

  it('names each place once and every place', () => {
    expect(why('winter boots')).toMatchObject([{ field: 'tag', locale: 'en', text: 'winter boots' }])
    expect(why('boots boots')).toHaveLength(1)
    expect(why('quay boots')?.map(({ field }) => field)).toEqual(['owner', 'tag'])
  })
})
