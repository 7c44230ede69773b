import { describe, expect, it } from 'vitest'
import { overAt } from '@promenade/domain/calendar/instants'
import { createTestContent } from '../testing/content.ts'
import { findGone, updateGoneRecords } from './gone-records.ts'
import type { MallContent } from './mall-content.ts'
import {
  testTime,
  createTestEvent,
  createTestJob,
  createTestPromotion,
  createTestStore,
  testZone,
} from '../testing/page-context.ts'

const now = testTime('2026-11-20 13:00')
const day = 24 * 60 * 60 * 1000
const empty = createTestContent('en')
const content = (changes: Partial<MallContent>) => createTestContent('en', changes)

describe('removed records', () => {
  it('are all that had a page and have none now', () => {
    const before = content({
      stores: [createTestStore({ id: '7', categoryIds: ['2'] })],
      promotions: [createTestPromotion({ owner: { kind: 'store', storeId: '7' } })],
      coupons: [createTestPromotion()],
      events: [createTestEvent({ untranslated: ['name'] })],
      news: [createTestEvent({ id: '2' })],
      jobs: [createTestJob()],
    })
    expect(updateGoneRecords({ before, after: empty, gone: [], now })).toMatchObject([
      { kind: 'store', slug: 'store-7', name: 'Store 7', goneAt: now, categoryIds: ['2'] },
      { kind: 'offer', slug: 'promotion-1', owner: { storeId: '7' } },
      { kind: 'offer', slug: 'promotion-1-coupon' },
      { kind: 'event', slug: 'event-1', isEnglish: true },
      { kind: 'news', slug: 'event-2', isEnglish: false },
      { kind: 'job', slug: 'job-1' },
    ])
  })

  it('have their end only if they ended before they were removed', () => {
    const ended = overAt('2026-11-19', testZone)
    const before = content({
      jobs: [
        createTestJob({ id: '1', period: { overAt: ended } }),
        createTestJob({ id: '2', period: { overAt: now + day } }),
      ],
    })
    const gone = updateGoneRecords({ before, after: empty, gone: [], now })
    expect(gone.map((one) => one.overAt)).toEqual([ended, undefined])
  })

  it('exclude those that were never visible', () => {
    const before = content({ events: [createTestEvent({ period: { showFrom: now + 1 } })] })
    expect(updateGoneRecords({ before, after: empty, gone: [], now })).toEqual([])
  })

  it('are unchanged by the first content after a start', () => {
    const gone = [{ kind: 'job', slug: 'a', name: 'A', isEnglish: false, goneAt: now - day }] as const
    expect(updateGoneRecords({ before: undefined, after: empty, gone, now })).toEqual(gone)
  })

  it('exclude those that came back', () => {
    const jobs = [createTestJob()]
    const gone = updateGoneRecords({ before: content({ jobs }), after: empty, gone: [], now })
    expect(updateGoneRecords({ before: empty, after: content({ jobs }), gone, now })).toEqual([])
  })

  it('are dropped after a year, and the oldest beyond the maximum', () => {
    const job = (slug: string, goneAt: number) =>
      ({ kind: 'job', slug, name: '', isEnglish: false, goneAt }) as const
    const gone = [job('old', now - 365 * day), job('young', now - 364 * day)]
    expect(updateGoneRecords({ before: empty, after: empty, gone, now })).toMatchObject([{ slug: 'young' }])
    const many = Array.from({ length: 2_001 }, (_, index) => job(`job-${index}`, now - index))
    const usable = updateGoneRecords({ before: empty, after: empty, gone: many, now })
    expect(usable).toHaveLength(2_000)
    expect(usable.some(({ slug }) => slug === 'job-2000')).toBe(false)
  })

  it('are found by slug in any letter case, among their own kind', () => {
    const gone = updateGoneRecords({
      before: content({ jobs: [createTestJob()], events: [createTestEvent()] }),
      after: empty,
      gone: [],
      now,
    })
    expect(findGone({ gone }, ['job'], 'JOB-1')?.name).toBe('Job 1')
    expect(findGone({ gone }, ['event', 'news'], 'job-1')).toBeUndefined()
    expect(findGone({ gone }, ['job'], 'job-2')).toBeUndefined()
  })
})
