import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { bannerWire } from './kinds/banner/wire.ts'
import { blogWire } from './kinds/blog/wire.ts'
import { categoryWire } from './kinds/category/wire.ts'
import { changeWire, decodeChange } from './public-api/changes.ts'
import { contestWire } from './kinds/contest/wire.ts'
import { couponWire } from './kinds/coupon/wire.ts'
import { eventWire } from './kinds/event/wire.ts'
import { galleryWire } from './kinds/gallery/wire.ts'
import { homepageWire } from './kinds/homepage/wire.ts'
import { hoursWire } from './kinds/hours/wire.ts'
import { jobWire } from './kinds/job/wire.ts'
import { mapWire } from './public-api/map.ts'
import { metaDataResponseWire } from './kinds/meta-data/wire.ts'
import { newsItemWire } from './kinds/news/wire.ts'
import { problemWire } from './problem.ts'
import { pageWire } from './kinds/page/wire.ts'
import { pointOfInterestWire } from './kinds/point-of-interest/wire.ts'
import { popupWire } from './kinds/popup/wire.ts'
import { promotionWire } from './kinds/promotion/wire.ts'
import { propertyWire } from './kinds/property/wire.ts'
import { siteMapDataWire } from './public-api/site-map-data.ts'
import { socialWire } from './kinds/social-post/wire.ts'
import { storeRowWire, storeWire } from './kinds/store/wire.ts'
import { context, decoders } from './testing/decoders.ts'

const schemas: Readonly<Record<string, z.ZodType>> = {
  property: propertyWire,
  hours: hoursWire,
  'stores/list': storeRowWire.array(),
  stores: storeWire.array(),
  store: storeWire,
  promotions: promotionWire.array(),
  coupons: couponWire.array(),
  events: eventWire.array(),
  news: newsItemWire.array(),
  jobs: jobWire.array(),
  categories: categoryWire.array(),
  galleries: galleryWire.array(),
  banners: bannerWire.array(),
  homepage: homepageWire,
  pages: pageWire.array(),
  contests: contestWire.array(),
  popups: popupWire.array(),
  blogs: blogWire.array(),
  social: socialWire,
  pois: pointOfInterestWire.array(),
  map: mapWire,
  meta_data: metaDataResponseWire,
  site_map_data: siteMapDataWire,
}

// Resources that only other platforms send have no schema.
const own = decoders.filter(({ name }) => name in schemas)

describe.each(own)('$name as a response of our own platform', ({ name, decode, responses, invariant }) => {
  it('passes its schema', () => {
    expect(schemas[name]?.safeParse(responses[0]).error).toBeUndefined()
  })

  it.each(['en', 'es'] as const)('is decoded without a fault in %s', (locale) => {
    const { value, faults } = decode(responses[0], { ...context, locale })
    expect(faults).toEqual([])
    expect(invariant.safeParse(value).error).toBeUndefined()
  })

  it('has a strict schema: an unknown field is refused', () => {
    const response = responses[0]
    const widened = Array.isArray(response)
      ? [{ ...response[0], surprise: 1 }]
      : Object.assign({}, response, { surprise: 1 })
    expect(schemas[name]?.safeParse(widened).success).toBe(false)
  })
})

describe('errors and changes', () => {
  it('match their schemas', () => {
    expect(
      problemWire.safeParse({ type: 'about:blank', title: 'No such property', status: 404 }).success,
    ).toBe(true)
    expect(problemWire.safeParse({ type: 'about:blank', title: 'Fine', status: 200 }).success).toBe(false)
    for (const version of [0, 1, 3]) expect(changeWire.safeParse({ version }).success).toBe(true)
  })

  it('decodes the version of a change, and nothing else', () => {
    expect(decodeChange('{"version":12}')).toBe(12)
    expect(decodeChange('{"version":"12"}')).toBeUndefined()
    expect(decodeChange('not json')).toBeUndefined()
  })
})
