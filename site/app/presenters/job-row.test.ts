import { overAt } from '@promenade/domain/calendar/instants'
import { describe, expect, it } from 'vitest'
import { createTestJob, createTestStore, createTestContext, testZone } from '../../testing/page-context.ts'
import { closingText, jobRow, jobTypeText } from './job-row.server.ts'

const english = createTestContext()
const spanish = createTestContext({ locale: 'es' })

describe('the type of a job', () => {
  it.each([
    ['Full Time', 'Full-time', 'Tiempo completo'],
    ['Part Time/Full Time', 'Part-time or full-time', 'Medio tiempo o tiempo completo'],
    ['SEASONAL', 'Seasonal', 'Por temporada'],
    ['Night watch', 'Night watch', 'Night watch'],
    ['constructor', 'constructor', 'constructor'],
    ['__proto__', '__proto__', '__proto__'],
  ])('%s is %s, and %s in Spanish', (type, inEnglish, inSpanish) => {
    expect(jobTypeText(type, english)).toBe(inEnglish)
    expect(jobTypeText(type, spanish)).toBe(inSpanish)
  })

  it('is undefined without a type', () => {
    expect(jobTypeText(undefined, english)).toBeUndefined()
    expect(jobTypeText(' / ', english)).toBeUndefined()
  })
})

describe('the closing date of a job', () => {
  it.each([
    ['2026-11-30', 'Apply by November 30', 'Postúlate hasta el 30 de noviembre'],
    ['2026-11-20', 'Apply today, the last day', 'Postúlate hoy: es el último día'],
  ])('is worded for a job that closes on %s', (day, inEnglish, inSpanish) => {
    const period = { overAt: overAt(day, testZone) }
    expect(closingText(period, english)).toBe(inEnglish)
    expect(closingText(period, spanish)).toBe(inSpanish)
  })

  it('is open without a closing date', () => {
    expect(closingText({}, english)).toBe('Open until filled')
  })
})

describe('the row of a job', () => {
  it('has employer, place and type', () => {
    const stores = [createTestStore({ id: '7', level: 2, unit: '214', logo: { url: '/seven.svg' } })]
    const job = createTestJob({ owner: { kind: 'store', storeId: '7' }, jobType: 'Part Time' })
    expect(jobRow(job, createTestContext({}, { stores }))).toEqual({
      id: '1',
      to: '/jobs/job-1',
      title: 'Job 1',
      lang: undefined,
      employer: 'Store 7',
      logo: '/seven.svg',
      place: 'Level 2, unit 214',
      type: 'Part-time',
      closing: 'Open until filled',
    })
  })

  it('has the centre as employer', () => {
    const context = createTestContext()
    expect(jobRow(createTestJob(), context).employer).toBe(context.content.property.name)
  })

  it('marks an English name on a Spanish page', () => {
    const job = createTestJob({ untranslated: ['name'] })
    expect(jobRow(job, createTestContext({ locale: 'es' }))).toMatchObject({
      lang: 'en',
      to: '/es/jobs/job-1',
    })
  })
})
