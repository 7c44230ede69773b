import type { Document } from '@promenade/domain/studio/document'
import { describe, expect, it } from 'vitest'
import { recordsOf } from './read-kind.ts'

const read = (document: Document) => {
  const entry = { entryId: 1, publicId: 1, kind: 'store', slug: 'ixtle', formerSlugs: [] } as const
  const entries = [{ ...entry, editedAt: new Date('2026-11-20T15:00:00Z'), document }]
  const documents = { propertyId: 1, entries, pictures: new Map(), map: undefined, partIds: new Map() }
  return recordsOf.store(documents).map(({ value }) => value)
}

const store = { name: { en: 'Ixtle' }, categories: ['crafts'], level: 1 }
const [whole] = read(store)

describe('a published record of an earlier version', () => {
  it('is read without fields that this version does not know, in any group', () => {
    expect(whole).toMatchObject(store)
    expect(read({ ...store, motto: 'Rope', parking: { spaces: 3 } })).toEqual([whole])
    const logo = { path: '1a/ixtle.webp' }
    expect(read({ ...store, logo: { ...logo, zoom: 2 } })).toEqual(read({ ...store, logo }))
  })

  it('is read without values that this version refuses', () => {
    expect(read({ ...store, email: 'no address' })).toEqual([whole])
  })

  it('is left out where it cannot be without such a value', () => {
    expect(read({ ...store, name: { en: 7 } })).toEqual([])
    expect(read({ ...store, categories: 'crafts' })).toEqual([])
  })
})
