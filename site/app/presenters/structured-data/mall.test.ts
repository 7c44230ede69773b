import { describe, expect, it } from 'vitest'
import type { Hours } from '@promenade/domain/mall/hours'
import { createTestContext } from '../../../testing/page-context.ts'
import { mallData } from './mall.server.ts'

const centre: Hours = {
  regular: [
    { dayOfWeek: 0, hours: { kind: 'closed' } },
    { dayOfWeek: 1, hours: { kind: 'open', opens: 600, closes: 1260 } },
    { dayOfWeek: 1, hours: { kind: 'all-day' } },
  ],
  holidays: [
    { from: '2020-12-25', to: '2020-12-25', name: 'Past', hours: { kind: 'closed' } },
    { from: '2999-12-25', to: '2999-12-25', name: 'Far', hours: { kind: 'closed' } },
  ],
}

describe('the structured data of the mall', () => {
  it('have the regular hours, by the first of two rows for one day', () => {
    const { openingHoursSpecification } = mallData(createTestContext({}, { hours: centre }))
    expect(openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: '10:00',
        closes: '21:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Sunday',
        opens: '00:00',
        closes: '00:00',
      },
    ])
  })

  it('have the holidays of the coming year only', () => {
    expect(mallData(createTestContext({}, { hours: centre }))).not.toHaveProperty(
      'specialOpeningHoursSpecification',
    )
    const christmas: Hours['holidays'][number] = {
      from: '2026-12-25',
      to: '2026-12-26',
      name: 'Christmas',
      hours: { kind: 'closed' },
    }
    const hours = { ...centre, holidays: [christmas] }
    expect(mallData(createTestContext({}, { hours })).specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-26', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
    ])
  })

  it('omit unknown values', () => {
    const data = mallData(createTestContext({}, { hours: { regular: [], holidays: [] } }))
    expect(data).not.toHaveProperty('openingHoursSpecification')
    expect(data).not.toHaveProperty('telephone')
    expect(data.address).toEqual({ '@type': 'PostalAddress' })
  })
})
