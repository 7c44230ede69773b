import { overAt } from '@promenade/domain/calendar/instants'
import type { Departed } from '@promenade/domain/mall/departed'
import { describe, expect, it } from 'vitest'
import { atTrialMall, createTrialVisit, trialZone } from '../content/trial-visit.ts'
import { departedContest, departedEvent, departedJob, departedOffer } from './departed-records.server.ts'

const ended = overAt('2026-11-18', trialZone)

describe('what is left of a record that is gone', () => {
  it('is its name, its owner and the day it ended by itself', () => {
    const owner = { kind: 'store', storeId: '7' } as const
    const visit = visitAfter({ kind: 'offer', owner, overAt: ended, isEnglish: true })
    expect(departedOffer(visit, 'A')).toMatchObject({
      name: 'What was',
      owner,
      period: { overAt: ended },
      untranslated: ['name'],
    })
  })

  it('is no day where it was taken down before it ended', () => {
    expect(departedJob(visitAfter({ kind: 'job' }), 'a')).toMatchObject({
      period: {},
      owner: { kind: 'property' },
    })
  })

  it('tells news from events, which share their addresses', () => {
    expect(departedEvent(visitAfter({ kind: 'event' }), 'a')?.isNews).toBe(false)
    expect(departedEvent(visitAfter({ kind: 'news' }), 'a')?.isNews).toBe(true)
  })

  it('is nothing under the address of another kind', () => {
    const visit = visitAfter({ kind: 'job' })
    expect(departedContest(visit, 'a')).toBeUndefined()
    expect(departedOffer(visit, 'a')).toBeUndefined()
    expect(departedEvent(visit, 'a')).toBeUndefined()
  })
})

function visitAfter(changes: Partial<Departed> & Pick<Departed, 'kind'>) {
  const goneAt = atTrialMall('2026-11-19 12:00')
  const departed = [{ slug: 'a', name: 'What was', isEnglish: false, goneAt, ...changes }]
  return createTrialVisit({}, { departed })
}
