import { describe, expect, it } from 'vitest'
import { isForStaff, isPlace, labelOf, levelsOf, readTag, tagsOf } from './tags.ts'
import { unitUseOf } from './unit-use.ts'

describe('tags', () => {
  it('are the properties of a feature, or the `tags` in them', () => {
    expect(tagsOf({ shop: 'shoes' })).toEqual({ shop: 'shoes' })
    expect(tagsOf({ id: 1, tags: { shop: 'shoes' } })).toEqual({ shop: 'shoes' })
    expect(tagsOf({ tags: 'shop' })).toEqual({ tags: 'shop' })
    expect(tagsOf('shop')).toEqual({})
  })

  it('are texts in lower case', () => {
    expect(readTag({ shop: ' Shoes ' }, 'shop')).toBe('shoes')
    expect(readTag({ shop: 7 }, 'shop')).toBe('')
  })

  it.each([
    ['private', true],
    ['no', true],
    ['customers', false],
    ['', false],
  ])('say of the access %j that only staff have it: %s', (access, isStaff) => {
    expect(isForStaff({ access })).toBe(isStaff)
  })

  it.each(['shop', 'amenity', 'office', 'leisure', 'healthcare'])('say that a %s is a place', (name) => {
    expect(isPlace({ [name]: 'yes' })).toBe(true)
    expect(isPlace({ indoor: 'room' })).toBe(false)
  })
})

describe('the name of a feature', () => {
  it('is the local one and those of languages', () => {
    expect(labelOf({ name: 'Baths', 'name:es': 'Baños', 'name:deu': 'Bad', 'name:sr-Latn': 'x' })).toEqual({
      en: 'Baths',
      es: 'Baños',
      deu: 'Bad',
    })
    expect(labelOf({ name: 'Baths', 'name:en': 'Washrooms' })).toEqual({ en: 'Washrooms' })
  })

  it('is the number of the unit where it has none', () => {
    expect(labelOf({ ref: '12' })).toEqual({ en: '12' })
    expect(labelOf({})).toEqual({})
  })

  it('is cut after 200 characters', () => {
    const long = 'a'.repeat(201)
    expect(labelOf({ name: long, 'name:es': long })).toEqual({ en: 'a'.repeat(200), es: 'a'.repeat(200) })
  })
})

describe('the levels of a feature', () => {
  it.each([
    ['1', [1]],
    ['1;0', [0, 1]],
    ['0-3', [0, 1, 2, 3]],
    ['-1', [-1]],
    ['-2--1', [-2, -1]],
    ['-1-1', [-1, 0, 1]],
    ['0.5', [0.5]],
    ['0.5-2', [0.5, 1.5]],
    [' 1 ; 1', [1]],
    ['3-1', []],
    ['ground', []],
    ['', []],
  ])('%j are %j', (level, levels) => {
    expect(levelsOf({ level })).toEqual(levels)
  })

  it('are twenty at most', () => {
    expect(levelsOf({ level: '0-19' })).toHaveLength(20)
    expect(levelsOf({ level: '0-20' })).toHaveLength(20)
    expect(levelsOf({ level: '0-10;11-30' })).toHaveLength(20)
  })
})

describe('the use of an area', () => {
  it.each([
    [{ indoor: 'corridor' }, 'walkway'],
    [{ indoor: 'area' }, 'walkway'],
    [{ indoor: 'area', 'area:void': 'yes' }, 'void'],
    [{ indoor: 'room' }, 'room'],
    [{ indoor: 'yes' }, 'walkway'],
    [{ indoor: 'yes', shop: 'shoes' }, 'room'],
    [{ indoor: 'yes', room: 'shop' }, 'room'],
    [{ indoor: 'yes', name: 'Ixtle' }, 'room'],
    [{ indoor: 'wall' }, undefined],
    [{}, undefined],
    [{ indoor: 'corridor', access: 'private' }, 'private'],
    [{ room: 'elevator' }, 'lift'],
    [{ highway: 'elevator' }, 'lift'],
    [{ 'building:part': 'elevator' }, 'lift'],
    [{ building: 'elevator' }, 'lift'],
    [{ elevator: 'yes' }, 'lift'],
    [{ stairs: 'yes' }, 'stairs'],
    [{ room: 'stairs', conveying: 'no' }, 'stairs'],
    [{ room: 'stairs', conveying: 'forward' }, 'escalator'],
    [{ amenity: 'toilets', indoor: 'room' }, 'washroom'],
    [{ room: 'toilets' }, 'washroom'],
    [{ room: 'toilet' }, 'washroom'],
    [{ amenity: 'parking', indoor: 'area' }, 'parking'],
  ])('with the tags %j is %s', (tags, use) => {
    expect(unitUseOf(tags)).toBe(use)
  })
})
