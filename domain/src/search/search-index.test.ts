import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSearchIndex } from './search-index.ts'
import type { SearchRecord, SearchTexts } from './search-record.ts'
import { createTestRecords } from './testing/records.ts'

type Words = Partial<SearchTexts> & { readonly name: string }

function record(id: string, en: Words, es: Partial<SearchTexts> = {}): SearchRecord {
  return {
    kind: 'store',
    id,
    texts: [
      { locale: 'en', ...en },
      { ...en, ...es, locale: 'es' },
    ],
  }
}

const mall = [
  record('mc', { name: "McDonald's", tags: ['burgers'] }, { tags: ['hamburguesas'] }),
  record('hm', { name: 'H & M', categories: ['Fashion'] }, { categories: ['Moda'] }),
  record('zapa', { name: 'Zapatería Lucero', tags: ['boots', 'winter boots'] }, { tags: ['botas'] }),
  record('coop', {
    name: 'Basketmakers’ Co-op',
    descriptions: ['Every basket is made by hand, in rain boots.'],
  }),
  record('hall', { name: 'Food Hall' }, { name: 'Zona de comida' }),
  record('wc', { name: 'Washrooms', tags: ['toilets'] }, { name: 'Baños' }),
  record('thread', { name: '& Thread' }),
  record('salt', { name: '7 & Salt' }),
  record('ledger', { name: 'The Salt Ledger', owner: 'Ledger & Co' }),
  record('cafe', { name: 'Café Lechuza', categories: ['Coffee & Tea'] }, { categories: ['Café y té'] }),
]
const index = createSearchIndex(mall)
const found = (text: string) => index.search(text).map(({ record: { id } }) => id)

describe('search', () => {
  it.each([
    ['mcdonalds', 'mc'],
    ["MCDONALD'S", 'mc'],
    ['mc donald', 'mc'],
    ['mc donalds', 'mc'],
    ['mcdnoalds', 'mc'],
    ['H and M', 'hm'],
    ['h&m', 'hm'],
    ['hm', 'hm'],
    ['H y M', 'hm'],
    ['zapateria', 'zapa'],
    ['zapatreia', 'zapa'],
    ['lucero zapateria', 'zapa'],
    ['coop', 'coop'],
    ['co-op', 'coop'],
    ['foodhall', 'hall'],
    ['fo od hall', 'hall'],
    ['zona comida', 'hall'],
    ['baños', 'wc'],
    ['banos', 'wc'],
    ['toilet', 'wc'],
    ['& thread', 'thread'],
    ['7 salt', 'salt'],
    ['salt ledger', 'ledger'],
    ['the salt', 'ledger'],
    ['cafe', 'cafe'],
    ['te', 'cafe'],
    ['hamburguesa', 'mc'],
    ['fas', 'hm'],
  ])('finds for %j first %s', (text, id) => {
    expect(found(text)[0]).toBe(id)
  })

  it('puts the exact name first', () => {
    const boots = record('boots', { name: 'Boots', descriptions: ['Nothing.'] })
    const others = Array.from({ length: 30 }, (_, at) =>
      record(`x${at}`, { name: `Boots ${at}`, categories: ['Boots'], tags: ['boots'], owner: 'Boots' }),
    )
    expect(createSearchIndex([...others, boots]).search('boots')[0]?.record.id).toBe('boots')
  })

  it('puts an alias before other fields, and after the name', () => {
    const card = record('card', { name: 'Lantern Card', aliases: ['gift card', 'gift cards'] })
    const shop = record('shop', { name: 'Dear Marjorie', tags: ['gift cards'], owner: 'Gift Cards' })
    const namesake = record('namesake', { name: 'The Gift Card' })
    const some = createSearchIndex([shop, card, namesake])
    const ids = (text: string) => some.search(text).map(({ record: { id } }) => id)
    for (const typed of ['gift cards', 'GIFTCARDS', 'Gift-Cards', 'where are the gift cards']) {
      expect(ids(typed)[0]).toBe('card')
    }
    expect(ids('the gift card')).toEqual(['namesake', 'card', 'shop'])
    expect(some.search('gift cards')[0]?.matches.map(({ field }) => field)).toEqual(['alias', 'alias'])
  })

  it('has no matches of stop words', () => {
    const [first] = index.search('the salt ledger')
    expect(first?.matches.map(({ typed }) => typed)).toEqual(['salt', 'ledger'])
  })

  it('has equal matches by their kinds, then the shorter name, then the alphabet, then their ids', () => {
    const tagged = (id: string, name: string, kind: SearchRecord['kind'] = 'store') => ({
      ...record(id, { name, tags: ['zeppelin'] }),
      kind,
    })
    const some = createSearchIndex([
      tagged('e', 'Quay', 'page'),
      tagged('d', 'Quillon'),
      tagged('c', 'Quay'),
      tagged('b', 'Pier'),
      tagged('a', 'Quay'),
    ])
    expect(some.search('zeppelin').map(({ record: { id } }) => id)).toEqual(['b', 'a', 'c', 'd', 'e'])
  })

  it('distinguishes names that differ in connecting words only', () => {
    const pair = createSearchIndex([
      record('1', { name: 'Salt Smoke' }),
      record('2', { name: 'Salt & Smoke' }),
    ])
    expect(pair.search('salt and smoke')[0]?.record.id).toBe('2')
    expect(pair.search('salt smoke')[0]?.record.id).toBe('1')
  })

  it('has sure records before guesses, and no guesses beside enough of them', () => {
    const names = ['Tarrow', 'Yarrow A', 'Yarrow B', 'Yarrow C', 'Yarrrow']
    const some = createSearchIndex(names.map((name) => record(name, { name })))
    const certainties = some.search('yarrow').map(({ certainty }) => certainty)
    expect(certainties).toEqual(['sure', 'sure', 'sure'])
    const few = createSearchIndex(['Tarrow', 'Yarrow A', 'Yarrrow'].map((name) => record(name, { name })))
    expect(few.search('yarrow').map(({ certainty }) => certainty)).toEqual(['sure', 'guess', 'guess'])
  })

  const named = (...names: readonly string[]) => names.map((name) => record(name, { name }))
  const many = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name} ${at}`)

  it('shows at most three guesses beside a sure record', () => {
    const some = createSearchIndex(named('Yarrow', ...many(5, 'Tarrow')))
    expect(some.search('yarrow').map(({ certainty }) => certainty)).toEqual([
      'name',
      'guess',
      'guess',
      'guess',
    ])
  })

  it('shows only guesses with half of the best score', () => {
    const some = createSearchIndex([
      record('name', { name: 'Boots' }),
      record('part', { name: 'Boots world' }),
      record('tag', { name: 'Lucero', tags: ['pier', 'quay', 'boots'] }),
    ])
    expect(some.search('bots').map(({ record: { id } }) => id)).toEqual(['name', 'part'])
  })

  it('shows at most twenty records with a part of the words, and none beside five sure ones', () => {
    const certainties = (names: readonly string[]) =>
      createSearchIndex(named(...names))
        .search('salt boots')
        .map(({ certainty }) => certainty)
    expect(certainties(many(25, 'Salt'))).toEqual(Array.from({ length: 20 }, () => 'part'))
    expect(certainties([...many(4, 'Salt Boots'), 'Salt'])).toEqual(['sure', 'sure', 'sure', 'sure', 'part'])
    expect(certainties([...many(5, 'Salt Boots'), 'Salt'])).toEqual(['sure', 'sure', 'sure', 'sure', 'sure'])
  })

  it('finds records with a part of several words, but not by a description alone', () => {
    expect(index.search('burgers zeppelin').map(({ certainty, record: { id } }) => [id, certainty])).toEqual([
      ['mc', 'part'],
    ])
    expect(found('hand zeppelin')).toEqual([])
    expect(found('m zeppelin')).toEqual([])
    expect(found('salt zeppelin quartz')).toEqual([])
  })

  it('returns the matching term and field of each word', () => {
    const [first] = index.search('lucero bots')
    expect(first?.matches).toEqual([
      { typed: 'lucero', term: 'lucero', field: 'name' },
      { typed: 'bots', term: 'boots', field: 'tag' },
    ])
  })

  it('leaves out records that are not accepted', () => {
    const accepts = ({ id }: SearchRecord) => id !== 'salt'
    expect(index.search('salt', { accepts }).map(({ record: { id } }) => id)).toEqual(['ledger'])
  })

  it.each(['', '   ', '\u0000', '…', 'xylophonequartz'])('finds nothing for %j', (text) => {
    expect(found(text)).toEqual([])
  })

  it('finds a name of signs alone', () => {
    expect(createSearchIndex([record('1', { name: '?!' })]).search('?!')).toHaveLength(1)
  })

  it('gives the same result for any order of records, and repeatedly', () => {
    const records = createTestRecords(60)
    const [one, other] = [createSearchIndex(records), createSearchIndex(records.toReversed())]
    const word = fc.constantFrom(
      'boots',
      'bots',
      'café',
      'pan',
      'b',
      'the tea',
      'wooden toy',
      records[3]?.texts[0]?.name ?? '',
    )
    const ids = (from: typeof one, text: string) =>
      from.search(text).map(({ record: { id }, score }) => [id, score])
    fc.assert(
      fc.property(word, (text) => {
        expect(ids(one, text)).toEqual(ids(other, text))
      }),
      { seed: 4, numRuns: 60 },
    )
  })

  it('bears whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
        for (const { score } of index.search(text)) expect(score).toBeGreaterThan(0)
      }),
      { seed: 5, numRuns: 500 },
    )
  })

  it('looks at no more of a query than a name could need', () => {
    expect(found(`${'zzz '.repeat(50)} mcdonalds`)).toEqual([])
    expect(index.search('salt '.repeat(100_000)).length).toBeGreaterThan(0)
    expect(found('a'.repeat(1_000_000))).toEqual([])
  })
})
