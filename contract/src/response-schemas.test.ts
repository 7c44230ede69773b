import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { bannerSchema } from './kinds/banner/response.ts'
import { blogSchema } from './kinds/blog/response.ts'
import { categorySchema } from './kinds/category/response.ts'
import { changeSchema, decodeChange } from './public-api/changes.ts'
import { contestSchema } from './kinds/contest/response.ts'
import { couponSchema } from './kinds/coupon/response.ts'
import { eventSchema } from './kinds/event/response.ts'
import { gallerySchema } from './kinds/gallery/response.ts'
import { homepageSchema } from './kinds/homepage/response.ts'
import { hoursSchema } from './kinds/hours/response.ts'
import { jobSchema } from './kinds/job/response.ts'
import { mapSchema } from './public-api/map.ts'
import { metaDataResponseSchema } from './kinds/meta-data/response.ts'
import { newsItemSchema } from './kinds/news/response.ts'
import { problemSchema } from './problem.ts'
import { pageSchema } from './kinds/page/response.ts'
import { pointOfInterestSchema } from './kinds/point-of-interest/response.ts'
import { popupSchema } from './kinds/popup/response.ts'
import { promotionSchema } from './kinds/promotion/response.ts'
import { propertySchema } from './kinds/property/response.ts'
import { siteMapDataSchema } from './public-api/site-map-data.ts'
import { socialSchema } from './kinds/social-post/response.ts'
import { storeRowSchema, storeSchema } from './kinds/store/response.ts'
import { context, decoders } from './testing/decoders.ts'

const schemas: Readonly<Record<string, z.ZodType>> = {
  property: propertySchema,
  hours: hoursSchema,
  'stores/list': storeRowSchema.array(),
  stores: storeSchema.array(),
  store: storeSchema,
  promotions: promotionSchema.array(),
  coupons: couponSchema.array(),
  events: eventSchema.array(),
  news: newsItemSchema.array(),
  jobs: jobSchema.array(),
  categories: categorySchema.array(),
  galleries: gallerySchema.array(),
  banners: bannerSchema.array(),
  homepage: homepageSchema,
  pages: pageSchema.array(),
  contests: contestSchema.array(),
  popups: popupSchema.array(),
  blogs: blogSchema.array(),
  social: socialSchema,
  pois: pointOfInterestSchema.array(),
  map: mapSchema,
  meta_data: metaDataResponseSchema,
  site_map_data: siteMapDataSchema,
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
      problemSchema.safeParse({ type: 'about:blank', title: 'No such property', status: 404 }).success,
    ).toBe(true)
    expect(problemSchema.safeParse({ type: 'about:blank', title: 'Fine', status: 200 }).success).toBe(false)
    for (const version of [0, 1, 3]) expect(changeSchema.safeParse({ version }).success).toBe(true)
  })

  it('decodes the version of a change, and nothing else', () => {
    expect(decodeChange('{"version":12}')).toBe(12)
    expect(decodeChange('{"version":"12"}')).toBeUndefined()
    expect(decodeChange('not json')).toBeUndefined()
  })
})
