import { overAt } from '@promenade/domain/calendar/instants'
import type { Banner } from '@promenade/domain/mall/banner'
import { describe, expect, it } from 'vitest'
import {
  createTestContext,
  createTestEvent,
  createTestSlide,
  testTime,
  testZone,
} from '../../testing/page-context.ts'
import { bannerPicture } from './banner-picture.server.ts'

const centre: Banner = { name: 'Property Banner', items: [createTestSlide('centre')] }
const hours: Banner = {
  name: 'Hours Banner',
  items: [
    createTestSlide('hours', { picture: { url: '/hours.jpg', alt: 'A clock' } }),
    createTestSlide('second'),
  ],
}

describe('the banner of a screen', () => {
  it('is the first picture of the banner with that name', () => {
    expect(pictureOf([centre, hours])).toEqual({ url: '/hours.jpg', alt: 'A clock' })
  })

  it('keeps its focal point in sight, in eighths', () => {
    const picture = { url: '/hours.jpg', alt: 'A clock', focalPoint: { x: 0.24, y: 1 } }
    const banner = { name: 'Hours Banner', items: [createTestSlide('hours', { picture })] }
    expect(pictureOf([banner])).toEqual({ url: '/hours.jpg', alt: 'A clock', focus: '28' })
  })

  it('is found for any spelling of the name', () => {
    expect(pictureOf([{ ...hours, name: ' HOURS banner ' }])?.url).toBe('/hours.jpg')
  })

  it("is the centre's own if the screen has no banner, or an empty one", () => {
    expect(pictureOf([centre])).toEqual({ url: '/centre.jpg', alt: '' })
    expect(pictureOf([{ ...hours, items: [] }, centre])?.url).toBe('/centre.jpg')
  })

  it('is of the second banner with the name if the first is empty', () => {
    expect(pictureOf([{ ...hours, items: [] }, hours, centre])?.url).toBe('/hours.jpg')
  })

  it('is undefined if the centre has none either', () => {
    expect(pictureOf([])).toBeUndefined()
    expect(pictureOf([{ name: 'Stores Banner', items: [createTestSlide('stores')] }])).toBeUndefined()
  })

  it('has the mall’s caption and link', () => {
    const link = { kind: 'page', path: '/jobs' } as const
    const item = createTestSlide('hours', { heading: 'Late nights', callout: 'Until ten', link })
    const banners = [{ ...hours, items: [item] }]
    const at = (path: string) =>
      bannerPicture(createTestContext({ locale: 'es', path }, { banners }), 'Hours Banner')
    expect(at('/hours')).toMatchObject({ heading: 'Late nights', callout: 'Until ten', to: '/es/jobs' })
    expect(at('/jobs')?.to).toBeUndefined()
  })

  it('is never one that leads to an ended event', () => {
    const period = { overAt: overAt('2026-11-19', testZone) }
    const events = [createTestEvent({ slug: 'tour', period })]
    const link = { kind: 'page', path: '/events-and-news/tour' } as const
    const banners = [{ ...hours, items: [createTestSlide('tour', { link }), ...hours.items] }]
    const context = createTestContext({}, { banners, events })
    expect(bannerPicture(context, 'Hours Banner')?.url).toBe('/hours.jpg')
  })

  it('is never an ended or unpublished one', () => {
    const over = createTestSlide('over', { period: { overAt: overAt('2026-11-19', testZone) } })
    const later = createTestSlide('later', { period: { showFrom: testTime('2026-11-21 00:00') } })
    expect(pictureOf([{ ...hours, items: [over, later, ...hours.items] }])?.url).toBe('/hours.jpg')
    expect(pictureOf([{ ...hours, items: [over, later] }, centre])?.url).toBe('/centre.jpg')
  })
})

function pictureOf(banners: readonly Banner[]) {
  return bannerPicture(createTestContext({}, { banners }), 'Hours Banner')
}
