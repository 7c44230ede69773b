import { overAt } from '@promenade/domain/calendar/instants'
import type { Job } from '@promenade/domain/mall/job'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestJob,
  createTestStore,
  createTestContext,
  testHtml,
  testZone,
} from '../../../testing/page-context.ts'
import { jobData } from './job-posting.server.ts'

const open: Partial<Job> = {
  description: testHtml('<p>Bake at night.</p>'),
  period: { showFrom: testTime('2026-11-10 23:30'), overAt: overAt('2026-11-30', testZone) },
  owner: { kind: 'store', storeId: '7' },
}

describe('the structured data of a job', () => {
  it('have its dates, in the mall’s time zone', () => {
    expect(dataOf({})).toMatchObject({
      datePosted: '2026-11-10',
      validThrough: '2026-11-30T23:59:59-04:00',
      description: '<p>Bake at night.</p>',
    })
  })

  it('link the employer’s website, else its page', () => {
    expect(dataOf({})?.hiringOrganization).toMatchObject({
      '@type': 'Organization',
      name: 'Store 7',
      sameAs: 'https://mall.example/stores/store-7',
    })
    expect(dataOf({ owner: { kind: 'property' } })?.hiringOrganization).toMatchObject({ name: 'Test Mall' })
  })

  it.each([
    ['Full Time', ['FULL_TIME']],
    ['Part Time/Full Time', ['PART_TIME', 'FULL_TIME']],
    ['Medio tiempo', ['PART_TIME']],
    ['Seasonal, Temporary', ['TEMPORARY']],
    ['Whenever', undefined],
    [undefined, undefined],
  ])('have for the type %j: %j', (jobType, employmentType) => {
    expect(dataOf(jobType === undefined ? {} : { jobType })?.employmentType).toEqual(employmentType)
  })

  it.each([
    ['the day it was posted', { period: {} }],
    ['its employer', { owner: { kind: 'store', storeId: '404' } }],
  ] as const)('are undefined without %s', (_what, changes) => {
    expect(dataOf(changes)).toBeUndefined()
  })

  it('are undefined without a description', () => {
    expect(jobData(createTestJob({ period: { start: 1 } }), createTestContext())).toBeUndefined()
  })
})

function dataOf(changes: Partial<Job>) {
  const stores = [createTestStore({ id: '7' })]
  return jobData(createTestJob({ ...open, ...changes }), createTestContext({}, { stores }))
}
