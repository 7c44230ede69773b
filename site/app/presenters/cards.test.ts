import { overAt } from '@promenade/domain/calendar/instants'
import type { Promotion } from '@promenade/domain/mall/promotion'
import type { Owner } from '@promenade/domain/mall/values'
import type { Offer } from '@promenade/domain/promotions/offers'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestEvent,
  createTestPromotion,
  createTestContext,
  testZone,
} from '../../testing/page-context.ts'
import { eventRow, offerCard } from './cards.server.ts'

const english = createTestContext()
const spanish = createTestContext({ locale: 'es' })
const store = { slug: 'bell-sole', name: 'Bell & Sole', logo: { url: '/bell.svg', alt: 'Bell & Sole' } }
const owner: Owner = { kind: 'store', storeId: '7', storeName: 'Bell and Sole' }

describe('the card of a promotion', () => {
  const promotion = createOffer({ owner, period: { overAt: overAt('2026-11-30', testZone) } })

  it('links to its own page, in the page’s language', () => {
    expect(offerCard(promotion, store, english)).toMatchObject({
      id: 'promotion-1',
      to: '/promotions/promotion-1',
      title: 'Promotion 1',
      kicker: 'Bell & Sole',
      dates: 'Until November 30',
      label: undefined,
    })
    expect(offerCard(promotion, store, spanish).to).toBe('/es/promotions/promotion-1')
  })

  it('marks a coupon, and distinguishes it from a promotion with the same id', () => {
    const coupon = { ...promotion, kind: 'coupon' as const }
    expect(offerCard(coupon, store, english)).toMatchObject({ id: 'coupon-1', label: 'Coupon' })
    expect(offerCard(coupon, store, spanish).label).toBe('Cupón')
  })

  it('has its store’s name even if the store is not in the directory', () => {
    const card = offerCard(promotion, undefined, english)
    expect(card.kicker).toBe('Bell and Sole')
    expect(card.picture).toBeUndefined()
  })

  it('has no owner’s name if the centre owns it', () => {
    expect(offerCard(createOffer(), undefined, english).kicker).toBeUndefined()
  })

  it('shows its own picture, else the logo of its store', () => {
    const own = createOffer({ picture: { url: '/two-pairs.jpg', alt: 'Two pairs' } })
    expect(offerCard(own, store, english).picture).toEqual({ url: '/two-pairs.jpg', alt: 'Two pairs' })
    expect(offerCard(promotion, store, english).picture).toEqual({ url: '/bell.svg', alt: 'Bell & Sole' })
  })

  it('has an empty alternative text for a picture without one', () => {
    expect(offerCard(createOffer({ picture: { url: '/a.jpg' } }), store, english).picture?.alt).toBe('')
  })

  it('marks an English name on a Spanish page, and only the name', () => {
    expect(offerCard(createOffer({ untranslated: ['name'] }), store, spanish).lang).toBe('en')
    expect(offerCard(createOffer({ untranslated: ['summary'] }), store, spanish).lang).toBeUndefined()
    expect(offerCard(promotion, store, english).lang).toBeUndefined()
  })
})

describe('the row of an event', () => {
  const event = createTestEvent({
    owner,
    showsTimes: true,
    period: { start: testTime('2026-11-21 18:30'), overAt: overAt('2026-11-21', testZone) },
  })

  it('shows title, time and place', () => {
    expect(eventRow({ ...event, place: 'Net Loft stage' }, store, english)).toMatchObject({
      id: '1',
      to: '/events-and-news/event-1',
      title: 'Event 1',
      when: 'Saturday, November 21, 6:30 p.m.',
      place: 'Net Loft stage',
      date: { iso: '2026-11-21', weekday: 'Sat', day: 21, month: 'Nov' },
    })
  })

  it('links to the event, in the page’s language', () => {
    expect(eventRow(event, undefined, spanish).to).toBe('/es/events-and-news/event-1')
  })

  it('has its store as place if it names none', () => {
    expect(eventRow(event, store, english).place).toBe('Bell & Sole')
    expect(eventRow(event, undefined, english).place).toBe('Bell and Sole')
    expect(eventRow(createTestEvent(), undefined, english).place).toBeUndefined()
  })

  it('has its subtitle as summary, else the beginning of its text', () => {
    expect(eventRow({ ...event, subtitle: 'Six voices', summary: 'Long' }, store, english).summary).toBe(
      'Six voices',
    )
    expect(eventRow({ ...event, summary: 'Long' }, store, english).summary).toBe('Long')
  })

  it('has no store logo instead of a missing picture', () => {
    expect(eventRow(event, store, english).picture).toBeUndefined()
  })

  it('marks an English name on a Spanish page', () => {
    expect(eventRow({ ...event, untranslated: ['name'] }, store, spanish).lang).toBe('en')
    expect(eventRow(event, store, spanish).lang).toBeUndefined()
  })
})

function createOffer(changes: Partial<Promotion> = {}): Offer {
  return { ...createTestPromotion(changes), kind: 'promotion' }
}
