import { describe, expect, it } from 'vitest'
import { headingOf } from './compass.ts'

const held = { alpha: null, absolute: false }

describe('the heading of a device', () => {
  it.each([
    ['north', { alpha: 0, absolute: true }, 0, 0],
    ['east, where alpha counts the other way', { alpha: 270, absolute: true }, 0, 90],
    ['just west of north', { alpha: 0.5, absolute: true }, 0, 359.5],
    ['north on a screen that is turned', { alpha: 90, absolute: true }, 90, 0],
    ['beyond north on a turned screen', { alpha: 10, absolute: true }, 90, 80],
    ['backwards on a screen turned the other way', { alpha: 0, absolute: true }, -90, 270],
    ['that of Safari, whatever alpha says', { alpha: 200, absolute: false, webkitCompassHeading: 45 }, 0, 45],
  ])('is %s', (_, orientation, screenAngle, heading) => {
    expect(headingOf(orientation, screenAngle)).toBe(heading)
  })

  it('is unknown without a compass', () => {
    expect(headingOf({ ...held, alpha: 90 }, 0)).toBeUndefined()
    expect(headingOf({ ...held, absolute: true }, 0)).toBeUndefined()
    expect(headingOf({ ...held, webkitCompassHeading: NaN }, 0)).toBeUndefined()
  })
})
