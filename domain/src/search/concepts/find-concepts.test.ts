import { describe, expect, it } from 'vitest'
import { parseSearchQuery } from '../search-query.ts'
import { wordsOf } from '../words.ts'
import { findConcepts } from './find-concepts.ts'

const termsFor = (text: string) => findConcepts(wordsOf(text)).flatMap(({ terms }) => terms)

describe('the meanings of a query', () => {
  it.each([
    ['eyeglasses', 'anteojos'],
    ['gafas', 'optometrist'],
    ['where can I pee', 'bano'],
    ['get a key copied', 'copiadellaves'],
    ['keys cut', 'keycutting'],
    ['ir al cine', 'movies'],
    ['muelas', 'dentist'],
  ])('of %j include %j, in either language', (text, term) => {
    expect(termsFor(text)).toContain(term)
  })

  it('are those of the longest phrase', () => {
    expect(termsFor('movie times')).toContain('cine')
    expect(termsFor('phone repair')).not.toContain('simcard')
  })

  it('are none for a name', () => {
    expect(termsFor('Quillon & Xanthe')).toEqual([])
  })

  it('show the language, unless the words are in both', () => {
    expect(parseSearchQuery('where is the gym').locale).toBe('en')
    expect(parseSearchQuery('peluquería').locale).toBe('es')
    expect(parseSearchQuery('gym').locale).toBeUndefined()
  })
})
