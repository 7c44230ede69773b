import { overAt } from '@promenade/domain/calendar/instants'
import type { Banner } from '@promenade/domain/mall/banner'
import { describe, expect, it } from 'vitest'
import { testTime, createTestSlide, createTestContext, testZone } from '../../testing/page-context.ts'
import { bannerPicture } from './banner-picture.server.ts'

const centre: Banner = { name: 'Property Banner', items: [createTestSlide('centre')] }
const hours: Banner = {
  name: 'Hours Banner',
  items: [
    createTestSlide('hours', { picture: { url: '/hours.jpg', alt: 'A clock' } }),
    createTestSlide('second'),
  ],
}

describe('the picture at the top of a screen', () => {
  it('is the first of the banner of that name', () => {
    expect(pictureOf([centre, hours])).toEqual({ url: '/hours.jpg', alt: 'A clock' })
  })

  it('is found however the platform writes the name', () => {
    expect(pictureOf([{ ...hours, name: ' HOURS banner ' }])?.url).toBe('/hours.jpg')
  })

  it("is the centre's own where the screen has no banner, or an empty one", () => {
    expect(pictureOf([centre])).toEqual({ url: '/centre.jpg', alt: '' })
    expect(pictureOf([{ ...hours, items: [] }, centre])?.url).toBe('/centre.jpg')
  })

  it('is of the second banner of one name where the first is empty', () => {
    expect(pictureOf([{ ...hours, items: [] }, hours, centre])?.url).toBe('/hours.jpg')
  })

  it('is none where the centre has none either', () => {
    expect(pictureOf([])).toBeUndefined()
    expect(pictureOf([{ name: 'Stores Banner', items: [createTestSlide('stores')] }])).toBeUndefined()
  })

  it('comes with what the mall writes below it, and leads where it says', () => {
    const link = { kind: 'page', path: '/jobs' } as const
    const item = createTestSlide('hours', { heading: 'Late nights', callout: 'Until ten', link })
    const banners = [{ ...hours, items: [item] }]
    const at = (path: string) =>
      bannerPicture(createTestContext({ locale: 'es', path }, { banners }), 'Hours Banner')
    expect(at('/hours')).toMatchObject({ heading: 'Late nights', callout: 'Until ten', to: '/es/jobs' })
    expect(at('/jobs')?.to).toBeUndefined()
  })

  it('is never one that is over or not to be shown yet', () => {
    const over = createTestSlide('over', { period: { overAt: overAt('2026-11-19', testZone) } })
    const later = createTestSlide('later', { period: { showFrom: testTime('2026-11-21 00:00') } })
    expect(pictureOf([{ ...hours, items: [over, later, ...hours.items] }])?.url).toBe('/hours.jpg')
    expect(pictureOf([{ ...hours, items: [over, later] }, centre])?.url).toBe('/centre.jpg')
  })
})

function pictureOf(banners: readonly Banner[]) {
  return bannerPicture(createTestContext({}, { banners }), 'Hours Banner')
}
