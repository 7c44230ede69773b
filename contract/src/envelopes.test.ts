import { resources } from './public-api/resources.ts'
import { describe, expect, it } from 'vitest'
import { decodeCategories } from './kinds/category/response.ts'
import { decodeMetaData } from './kinds/meta-data/response.ts'
import { decodeProperty } from './kinds/property/response.ts'
import { UnreadableResponse } from './decode/decode-context.ts'
import { maxListLength } from './decode/limits.ts'
import { decodeSiteMapData } from './public-api/site-map-data.ts'
import { galleryExample, metaDataExample } from './testing/content-examples.ts'
import { context } from './testing/decoders.ts'
import { categoryExample, propertyExample } from './testing/place-examples.ts'

describe('the envelope of a list', () => {
  const list = [categoryExample]

  it.each([[list], [{ categories: list }], [{ data: list }], [{ data: { categories: list } }]])(
    'is read in its envelope, form %#',
    (response) => {
      expect(decodeCategories(response, context).value.map(({ id }) => id)).toEqual(['9'])
    },
  )

  it.each([null, [], { categories: null }, { data: [] }])('may be empty: %j', (response) => {
    expect(decodeCategories(response, context)).toEqual({ value: [], faults: [] })
  })

  it.each([{}, { stores: list }, { categories: { '0': categoryExample } }, 'list', undefined])(
    'is refused where it is none: %j',
    (response) => {
      expect(() => decodeCategories(response, context)).toThrow(UnreadableResponse)
    },
  )

  it('names the refused resource without its content', () => {
    expect(() => decodeCategories({ secret: 'k' }, context)).toThrow(
      'The response for categories is unreadable: expected a list, got an object without it.',
    )
    expect(() => decodeCategories(undefined, context)).toThrow('expected a list, got nothing.')
    expect(() => decodeCategories('k', context)).toThrow('expected a list, got a string.')
    expect(() => decodeProperty([], context)).toThrow('expected an object, got a list.')
  })

  it('drops an invalid item, reports it and keeps the others', () => {
    const { value, faults } = decodeCategories([{ id: 1 }, 'x', null, categoryExample], context)
    expect(value).toHaveLength(1)
    expect(faults).toEqual([
      { item: 'categories #1 (id 1)', message: 'has no name; left out' },
      { item: 'categories #2', message: 'is not an object; left out' },
      { item: 'categories #3', message: 'is not an object; left out' },
    ])
  })

  it('is read up to a limit', () => {
    const many = Array.from({ length: maxListLength + 1 }, (_, index) => ({ id: index + 1, name: 'a' }))
    const { value, faults } = decodeCategories(many, context)
    expect(value).toHaveLength(maxListLength)
    expect(faults).toHaveLength(1)
  })

  it('may have the keys of other platforms', () => {
    const otherRow = {
      repos: [{ ...galleryExample, gallery_items: undefined, images: galleryExample.gallery_items }],
    }
    expect(resources.galleries.decode(otherRow, context).value[0]?.items).toHaveLength(1)
  })
})

describe('the envelope of an object', () => {
  it.each([[propertyExample], [{ property: propertyExample }], [{ data: propertyExample }]])(
    'is read in its envelope, form %#',
    (response) => {
      expect(decodeProperty(response, context).value.name).toBe('Tidewater Arcade')
    },
  )

  it.each([null, {}, [], [propertyExample], { id: 1 }, { status: 401, message: 'Who are you?' }])(
    'is refused where it is none: %j',
    (response) => {
      expect(() => decodeProperty(response, context)).toThrow(UnreadableResponse)
    },
  )
})

describe('metadata', () => {
  it.each([
    [metaDataExample],
    [{ meta_data: [metaDataExample] }],
    [[metaDataExample]],
    [{ data: metaDataExample }],
  ])('is an object or the first of a list, form %#', (response) => {
    expect(decodeMetaData(response, context).value).toEqual({
      title: 'Hours',
      description: 'When the arcade is open.',
      keywords: 'hours, holidays',
      imageUrl: 'https://platform.example/media/4f2a/lantern-walk.svg',
      imageAlt: 'Paper lanterns over the quay',
      canonical: '/hours',
    })
  })

  it.each([{}, null, [], { meta_data: [] }, { meta_title: null, meta_description: '' }])(
    'is absent for a path that has none: %j',
    (response) => {
      expect(decodeMetaData(response, context).value).toBeUndefined()
    },
  )

  it('lists the paths with metadata, from complete addresses and with spaces too', () => {
    const response = {
      meta_data: [{ path: '/es/hours' }, { path: null }, { path: 'https://tidewater.example/jobs/' }],
    }
    expect(decodeSiteMapData(response, context).value).toEqual(['/hours', '/jobs'])
  })
})
