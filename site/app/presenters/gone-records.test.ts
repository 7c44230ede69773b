import { overAt } from '@promenade/domain/calendar/instants'
import type { GoneRecord } from '@promenade/domain/mall/gone'
import { describe, expect, it } from 'vitest'
import { atTrialMall, createTestContext, testZone } from '../../testing/page-context.ts'
import { goneContest, goneEvent, goneJob, goneOffer } from './gone-records.server.ts'

const ended = overAt('2026-11-18', testZone)

describe('what is left of a record that is gone', () => {
  it('is its name, its owner and the day it ended by itself', () => {
    const owner = { kind: 'store', storeId: '7' } as const
    const context = visitAfter({ kind: 'offer', owner, overAt: ended, isEnglish: true })
    expect(goneOffer(context, 'A')).toMatchObject({
      name: 'What was',
      owner,
      period: { overAt: ended },
      untranslated: ['name'],
    })
  })

  it('is no day where it was taken down before it ended', () => {
    expect(goneJob(visitAfter({ kind: 'job' }), 'a')).toMatchObject({
      period: {},
      owner: { kind: 'property' },
    })
  })

  it('tells news from events, which share their addresses', () => {
    expect(goneEvent(visitAfter({ kind: 'event' }), 'a')?.isNews).toBe(false)
    expect(goneEvent(visitAfter({ kind: 'news' }), 'a')?.isNews).toBe(true)
  })

  it('is nothing under the address of another kind', () => {
    const context = visitAfter({ kind: 'job' })
    expect(goneContest(context, 'a')).toBeUndefined()
    expect(goneOffer(context, 'a')).toBeUndefined()
    expect(goneEvent(context, 'a')).toBeUndefined()
  })
})

function visitAfter(changes: Partial<GoneRecord> & Pick<GoneRecord, 'kind'>) {
  const goneAt = atTrialMall('2026-11-19 12:00')
  const gone = [{ slug: 'a', name: 'What was', isEnglish: false, goneAt, ...changes }]
  return createTestContext({}, { gone })
}
