import { describe, expect, it } from 'vitest'
import { amenityKind, unitUse } from './properties.ts'

describe('a washroom', () => {
  it.each([
    ['restroom', 'washroom'],
    ['restroom.female', 'washroom-women'],
    ['restroom.male.wheelchair', 'washroom-men'],
    ['restroom.unisex', 'washroom-all-gender'],
    ['restroom.wheelchair', 'washroom-accessible'],
    ['restroom.unisex.wheelchair', 'washroom-accessible'],
    ['restroom.family', 'family-room'],
    ['restroom.somethingnew', 'washroom'],
  ])('of the category %s is a %s: accessible only where everybody may go in', (category, kind) => {
    expect(amenityKind(category)).toBe(kind)
  })
})

describe('a unit', () => {
  it.each([
    ['walkway', 'walkway'],
    ['walkway.island', 'walkway'],
    ['corridor', 'walkway'],
    ['room', 'room'],
    ['something', undefined],
  ])('of the category %s is a %s', (category, use) => {
    expect(unitUse(category, '')).toBe(use)
  })
})
