import { overAt } from '@promenade/domain/calendar/instants'
import type { GoneRecord } from '@promenade/domain/mall/gone'
import { describe, expect, it } from 'vitest'
import { testTime, createTestContext, testZone } from '../../testing/page-context.ts'
import { goneRecord } from './gone-record.server.ts'

const ended = overAt('2026-11-18', testZone)

describe('a removed record', () => {
  it('has its name, its owner and the date of its end', () => {
    const owner = { kind: 'store', storeId: '7' } as const
    const context = contextAfter({ kind: 'offer', owner, overAt: ended, isEnglish: true })
    expect(goneRecord(context, ['offer'], 'A')).toMatchObject({
      name: 'What was',
      owner,
      period: { overAt: ended },
      untranslated: ['name'],
    })
  })

  it('has no date if it was removed before it ended', () => {
    expect(goneRecord(contextAfter({ kind: 'job' }), ['job'], 'a')).toMatchObject({
      period: {},
      owner: { kind: 'property' },
    })
  })

  it('distinguishes news from events, which share their paths', () => {
    for (const kind of ['event', 'news'])
      expect(goneRecord(contextAfter({ kind }), ['event', 'news'], 'a')?.kind).toBe(kind)
  })

  it('does not exist under the path of another kind', () => {
    const context = contextAfter({ kind: 'job' })
    expect(goneRecord(context, ['contest'], 'a')).toBeUndefined()
    expect(goneRecord(context, ['event', 'news'], 'a')).toBeUndefined()
  })
})

function contextAfter(changes: Partial<GoneRecord> & Pick<GoneRecord, 'kind'>) {
  const goneAt = testTime('2026-11-19 12:00')
  const gone = [{ slug: 'a', name: 'What was', isEnglish: false, goneAt, ...changes }]
  return createTestContext({}, { gone })
}
