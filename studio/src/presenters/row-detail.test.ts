import { describe, expect, it } from 'vitest'
import { createFormat } from '../context/format.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { stateLine } from './row-detail.ts'

const line = (record: Partial<Parameters<typeof stateLine>[0]>) =>
  stateLine(
    { state: 'live', hasDraft: false, plans: [], ...record },
    en,
    createFormat('en', 'America/Halifax'),
  )

/** A Friday at six in the morning in Halifax, and the midnight before a Tuesday. */
const [friday, tuesday] = ['2026-11-27T10:00:00Z', '2026-12-01T04:00:00Z']

describe('the one line about a record', () => {
  it.each([
    ['Live', {}],
    ['Live · changes not published', { hasDraft: true }],
    ['Live · changes go live Fri, Nov 27, 6:00\u00A0a.m.', { plans: [{ action: 'publish', at: friday }] }],
    [
      'Live · changes go live Fri, Nov 27, 6:00\u00A0a.m. · later changes not published',
      { hasDraft: true, plans: [{ action: 'publish', at: friday }] },
    ],
    [
      'Live until Fri, Nov 27, 6:00\u00A0a.m.',
      { endsAt: tuesday, plans: [{ action: 'withdraw', at: friday }] },
    ],
    ['From Fri, Nov 27, 6:00\u00A0a.m.', { state: 'scheduled', plans: [{ action: 'publish', at: friday }] }],
    [
      'Live · changes go live Fri, Nov 27, 6:00\u00A0a.m. · changes go live Tue, Dec 1, 12:00\u00A0a.m.',
      {
        plans: [
          { action: 'publish', at: friday },
          { action: 'publish', at: tuesday },
        ],
      },
    ],
    [
      'From Fri, Nov 27, 6:00\u00A0a.m. · off the site Tue, Dec 1, 12:00\u00A0a.m.',
      {
        state: 'scheduled',
        plans: [
          { action: 'publish', at: friday },
          { action: 'withdraw', at: tuesday },
        ],
      },
    ],
    ['Draft', { state: 'draft', hasDraft: true }],
    ['Off the site · changes not published', { state: 'withdrawn', hasDraft: true }],
  ] as const)('is "%s"', (words, record) => {
    expect(line(record)).toBe(words)
  })

  it('names the last day that counts, with the year where it is another one', () => {
    expect(line({ endsAt: tuesday })).toMatch(/^Live until Nov(?:\.|ember)? 30/)
  })

  it('is in the language of the reader', () => {
    const record = { state: 'live', hasDraft: false, plans: [{ action: 'publish', at: friday }] } as const
    expect(stateLine(record, es, createFormat('es', 'America/Halifax'))).toMatch(
      /^En línea · los cambios se publican: vie 27/,
    )
  })
})
