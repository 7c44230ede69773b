import { describe, expect, it } from 'vitest'
import { createSearchIndex } from './search-index.ts'
import type { SearchRecord, SearchTexts } from './search-record.ts'

function record(id: string, words: Partial<SearchTexts> & { readonly name: string }): SearchRecord {
  return { kind: 'store', id, texts: [{ locale: 'en', ...words }] }
}

describe('search', () => {
  describe.each([
    [
      ['711 Pier', '7-Eleven Pier', 'Seven Eleven Pier', 'Siete Once Pier'],
      ['711 pier', '7 11 pier', '7 eleven pier', '7-Eleven Pier', 'seven eleven pier', 'siete once pier'],
    ],
    [
      ['Forever 21', 'Forever Twenty-One', 'Forever Veintiuno'],
      ['forever 21', 'FOREVER21', 'forever twenty one', 'forever twenty-one', 'forever veintiuno'],
    ],
    [
      ['31 Velas', 'Treinta y Uno Velas', 'Thirty-One Velas'],
      ['31 velas', 'treinta y uno velas', 'thirty one velas'],
    ],
  ])('takes numbers and their words for one in %j', (names, typings) => {
    it.each(typings)('typed %j', (typed) => {
      for (const name of names) {
        const some = createSearchIndex([
          record('text', { name: 'Eleven', descriptions: ['Seven piers, forever twenty velas, one of 31.'] }),
          record('meant', { name }),
        ])
        expect(some.search(typed)[0]).toMatchObject({ record: { id: 'meant' }, certainty: 'name' })
      }
    })
  })

  it('takes no number for another one', () => {
    const some = createSearchIndex([
      record('unit', { name: 'Jollof', tags: ['311', '2110'] }),
      record('finds', { name: 'Thirty-one finds, twenty-seven fixed' }),
    ])
    for (const typed of ['711', '3111', 'forever 21', 'forever twenty one']) {
      expect(some.search(typed)).toEqual([])
    }
    expect(some.search('311')[0]?.record.id).toBe('unit')
  })

  it.each([
    ['boot', 'boots'],
    ['boots', 'boot'],
    ['flores', 'flor'],
    ['flor', 'flores'],
    ['berries', 'berry'],
    ['lapices', 'lápiz'],
    ['lápiz', 'lápices'],
    ['jewelry', 'jewellery'],
  ])('finds for %j %j as surely as what is typed', (typed, tag) => {
    const some = createSearchIndex([record('1', { name: 'Quay', tags: [tag] })])
    expect(some.search(typed)[0]?.certainty).toBe('sure')
  })

  it.each([
    ['sushi', { tags: ['sashiko'] }],
    ['cook', { name: 'Retail', descriptions: ['Take a look at the books and cookies.'] }],
    ['coo', { name: 'Privacy', descriptions: ['About cookies.'] }],
    ['santa', { name: 'A song, cantada' }],
    ['uñas', { name: 'Largo', descriptions: ['De unas cuerdas y una soga.'] }],
    ['te', { name: 'Largo', descriptions: ['Te lo atamos.'] }],
    ['three', { descriptions: ['After 3 p.m.'] }],
    ['tifany and co', { name: 'Knot & Co.', aliases: ['comer', 'contests'] }],
    ['shoe', { tags: ['shop'] }],
    ['car', { aliases: ['careers'] }],
    ['car', { kinds: ['career'] }],
    ['b', { tags: ['b side'], categories: ['b'] }],
    ['diaper', { descriptions: ['Choose draper’s cloth.'] }],
    ['carpe', { descriptions: ['Under the carpet.'] }],
    ['refurb', { descriptions: ['After its refurbishment.'] }],
  ])('does not take %j for %j', (typed, words) => {
    expect(createSearchIndex([record('1', { name: 'Quay', ...words })]).search(typed)).toEqual([])
  })

  it.each([
    ['necklac', { descriptions: ['A silver necklace.'] }],
    ['carpe', { tags: ['carpet'] }],
    ['refurb', { tags: ['refurbishment'] }],
  ])('takes the beginning %j for %j', (typed, words) => {
    expect(createSearchIndex([record('1', { name: 'Quay', ...words })]).search(typed)).toHaveLength(1)
  })

  it('has categories before words in sentences, and stores before pages', () => {
    const some = createSearchIndex([
      { ...record('offer', { name: 'First climb for ten dollars, shoes included' }), kind: 'promotion' },
      { ...record('page', { name: 'Shoes & Bags' }), kind: 'page' },
      record('shop', { name: 'A very long name of a shop', categories: ['Shoes & Bags'] }),
      record('only', { name: 'Another very long name of a shop', categories: ['Shoes'] }),
    ])
    const ids = some.search('shoes').map(({ record: { id } }) => id)
    expect(ids).toEqual(['only', 'shop', 'page', 'offer'])
  })

  it('has whole words before prefixes', () => {
    const some = createSearchIndex([
      record('mend', { name: 'Mend & Tick' }),
      record('menu', { name: 'Eelgrass', tags: ['menu'] }),
      record('mens', { name: 'Doublet and then some', tags: ['men’s suits'] }),
    ])
    expect(some.search('men')[0]?.record.id).toBe('mens')
  })

  it('has words of one text before those of several', () => {
    const some = createSearchIndex([
      record('shoes', { name: 'Heel', tags: ['wedding shoes', 'dress shoes'] }),
      record('dress', { name: 'Stitch in Nine', tags: ['wedding dress'] }),
    ])
    expect(some.search('wedding dress')[0]?.record.id).toBe('dress')
  })

  it('takes a word of a known meaning in a name for a play on words', () => {
    const some = createSearchIndex([
      record('donair', { name: 'Spin Doctor', tags: ['wraps'] }),
      record('clinic', { name: 'A clinic with a long name', tags: ['vaccines', 'walk-in', 'family doctor'] }),
    ])
    expect(some.search('doctor')[0]?.record.id).toBe('clinic')
    expect(some.search('spin doctor')[0]?.record.id).toBe('donair')
  })

  it('has the better fit of a category first', () => {
    const some = createSearchIndex([
      record('riddle', { name: 'Riddle', categories: ['Cinema & Leisure'], tags: ['escape room'] }),
      record('films', { name: 'A long name', categories: ['Cinema & Leisure'], tags: ['films'] }),
    ])
    expect(some.search('cinema')[0]?.record.id).toBe('films')
  })

  it('offers a neighbouring meaning where nothing has the meaning itself', () => {
    const some = createSearchIndex([
      record('tailor', { name: 'Stitch', tags: ['alterations'] }),
      record('hair', { name: 'Kuro', tags: ['dry cut'] }),
    ])
    expect(some.search('dry cleaners')[0]).toMatchObject({ record: { id: 'tailor' }, certainty: 'near' })
    expect(some.search('dog food')).toEqual([])
  })

  it('does not carry prefixes and typos into the other language', () => {
    const some = createSearchIndex([
      { kind: 'store', id: 'es', texts: [{ locale: 'es', name: 'Uno', tags: ['hombres', 'panales'] }] },
    ])
    expect(some.search('where is hombrez')).toEqual([])
    expect(some.search('where is homb')).toEqual([])
    expect(some.search('hombrez', { locale: 'en' })).toHaveLength(1)
  })

  it('finds a part of several words only by whole words', () => {
    const some = createSearchIndex([
      record('wc', { name: 'Washrooms', tags: ['bathroom'] }),
      record('bath', { name: 'Yuzu Bath House' }),
    ])
    expect(some.search('bath body').map(({ record: { id } }) => id)).toEqual(['bath'])
  })
})
