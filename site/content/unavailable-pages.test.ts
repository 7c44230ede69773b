import { overAt } from '@promenade/domain/calendar/instants'
import { describe, expect, it } from 'vitest'
import { createTestContext, createTestEvent, testTime, testZone } from '../testing/page-context.ts'
import { isUnavailablePage } from './unavailable-pages.ts'

const { content, now } = createTestContext(
  { locale: 'en' },
  {
    events: [
      createTestEvent({ slug: 'parade', period: {} }),
      createTestEvent({ slug: 'tour', period: { overAt: overAt('2026-11-19', testZone) } }),
      createTestEvent({ slug: 'opening', period: { showFrom: testTime('2026-11-21 00:00') } }),
    ],
    gone: [
      { kind: 'event', slug: 'fair', name: 'Fair', isEnglish: false, goneAt: testTime('2026-11-01 00:00') },
    ],
  },
)

describe('a path', () => {
  it.each(['tour', 'TOUR', 'tour?from=home#place', 'opening', 'fair'])(
    'is unavailable if its record is over, not yet public or gone: %s',
    (slug) => {
      expect(isUnavailablePage(`/events-and-news/${slug}`, content, now)).toBe(true)
    },
  )

  it.each([
    '/',
    '/events-and-news',
    '/events-and-news/parade',
    '/events-and-news/unknown',
    '/events-and-news/tour/more',
    '/jobs/tour',
  ])('is not otherwise: %s', (path) => {
    expect(isUnavailablePage(path, content, now)).toBe(false)
  })
})
