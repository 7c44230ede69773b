import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { bannerWire } from './banners.ts'
import { blogWire } from './blogs.ts'
import { categoryWire } from './categories.ts'
import { changeWire, decodeChange } from './changes.ts'
import { contestWire } from './contests.ts'
import { couponWire } from './coupons.ts'
import { errorWire } from './errors.ts'
import { eventWire } from './events.ts'
import { galleryWire } from './galleries.ts'
import { homepageWire } from './homepage.ts'
import { hoursWire } from './hours.ts'
import { jobWire } from './jobs.ts'
import { mapWire } from './map.ts'
import { metaDataAnswerWire } from './meta-data.ts'
import { newsItemWire } from './news.ts'
import { pageWire } from './pages.ts'
import { pointOfInterestWire } from './points-of-interest.ts'
import { popupWire } from './popups.ts'
import { promotionWire } from './promotions.ts'
import { propertyWire } from './property.ts'
import { siteMapDataWire } from './site-map-data.ts'
import { socialWire } from './social.ts'
import { storeRowWire, storeWire } from './stores.ts'
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
  meta_data: metaDataAnswerWire,
  site_map_data: siteMapDataWire,
}

// What only existing platforms answer has no schema of ours.
const own = decoders.filter(({ name }) => name in schemas)

describe.each(own)('$name as our own platform answers it', ({ name, decode, answers, invariant }) => {
  it('passes its schema', () => {
    expect(schemas[name]?.safeParse(answers[0]).error).toBeUndefined()
  })

  it.each(['en', 'es'] as const)('is decoded without a fault in %s', (locale) => {
    const { value, faults } = decode(answers[0], { ...context, locale })
    expect(faults).toEqual([])
    expect(invariant.safeParse(value).error).toBeUndefined()
  })

  it('keeps the schema strict: a field we do not know is refused', () => {
    const answer = answers[0]
    const widened = Array.isArray(answer)
      ? [{ ...answer[0], surprise: 1 }]
      : Object.assign({}, answer, { surprise: 1 })
    expect(schemas[name]?.safeParse(widened).success).toBe(false)
  })
})

describe('errors and changes', () => {
  it('have the shapes the platform promises', () => {
    expect(errorWire.safeParse({ status: 404, message: 'No such property' }).success).toBe(true)
    expect(errorWire.safeParse({ status: 200, message: 'Fine' }).success).toBe(false)
    expect(changeWire.safeParse({ version: 3 }).success).toBe(true)
  })

  it('reads the version of a change, and nothing from anything else', () => {
    expect(decodeChange('{"version":12}')).toBe(12)
    expect(decodeChange('{"version":"12"}')).toBeUndefined()
    expect(decodeChange('not json')).toBeUndefined()
  })
})
