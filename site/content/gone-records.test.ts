import { describe, expect, it } from 'vitest'
import { overAt } from '@promenade/domain/calendar/instants'
import { createTestContent } from '../testing/content.ts'
import { findGone, updateGoneRecords } from './gone-records.ts'
import type { MallContent } from './mall-content.ts'
import {
  atTrialMall,
  createTestEvent,
  createTestJob,
  createTestPromotion,
  createTestStore,
  testZone,
} from '../testing/page-context.ts'

const now = atTrialMall('2026-11-20 13:00')
const day = 24 * 60 * 60 * 1000
const empty = createTestContent('en')
const content = (changes: Partial<MallContent>) => createTestContent('en', changes)

describe('what is gone', () => {
  it('is everything that had a page and has none any more', () => {
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

  it('keeps the end of what ended by itself, and none for what was taken down before', () => {
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

  it('is not what nobody has seen yet', () => {
    const before = content({ events: [createTestEvent({ period: { showFrom: now + 1 } })] })
    expect(updateGoneRecords({ before, after: empty, gone: [], now })).toEqual([])
  })

  it('is nothing at the first content of a run, and what was known stays known', () => {
    const gone = [{ kind: 'job', slug: 'a', name: 'A', isEnglish: false, goneAt: now - day }] as const
    expect(updateGoneRecords({ before: undefined, after: empty, gone, now })).toEqual(gone)
  })

  it('is not what has come back', () => {
    const jobs = [createTestJob()]
    const gone = updateGoneRecords({ before: content({ jobs }), after: empty, gone: [], now })
    expect(updateGoneRecords({ before: empty, after: content({ jobs }), gone, now })).toEqual([])
  })

  it('is forgotten after a year, and the oldest first where there is too much', () => {
    const job = (slug: string, goneAt: number) =>
      ({ kind: 'job', slug, name: '', isEnglish: false, goneAt }) as const
    const gone = [job('old', now - 365 * day), job('young', now - 364 * day)]
    expect(updateGoneRecords({ before: empty, after: empty, gone, now })).toMatchObject([{ slug: 'young' }])
    const many = Array.from({ length: 2_001 }, (_, index) => job(`job-${index}`, now - index))
    const kept = updateGoneRecords({ before: empty, after: empty, gone: many, now })
    expect(kept).toHaveLength(2_000)
    expect(kept.some(({ slug }) => slug === 'job-2000')).toBe(false)
  })

  it('is found by its slug in any letter case, among its own kind', () => {
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
