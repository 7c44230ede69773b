import { overAt } from '@promenade/domain/calendar/instants'
import { describe, expect, it } from 'vitest'
import { testTime, createTestJob, createTestContext, testZone } from '../../../testing/page-context.ts'
import { jobsScreen } from './jobs-screen.server.ts'

const jobs = [
  createTestJob({ id: '1', jobType: 'Part Time/Full Time' }),
  createTestJob({ id: '2', jobType: 'Full Time', period: { overAt: overAt('2026-12-31', testZone) } }),
  createTestJob({ id: '3', jobType: 'Seasonal', period: { overAt: overAt('2026-11-30', testZone) } }),
  createTestJob({ id: '4', period: { overAt: overAt('2026-11-19', testZone) } }),
  createTestJob({ id: '5', period: { showFrom: testTime('2026-11-21 00:00') } }),
]

describe('the jobs', () => {
  it('are the open ones, in order of closing', () => {
    expect(screenAt('').jobs.map(({ id }) => id)).toEqual(['3', '2', '1'])
    expect(screenAt('').count).toBe('3 jobs')
  })

  it.each([
    ['type=full-time', ['2', '1']],
    ['type=Part-Time', ['1']],
    ['type=seasonal', ['3']],
    ['type=', ['3', '2', '1']],
    ['type=unheard-of', []],
  ])('are chosen by ?%s: %j', (query, ids) => {
    expect(screenAt(query).jobs.map(({ id }) => id)).toEqual(ids)
  })

  it('have a choice for each type, in the page’s language', () => {
    expect(screenAt('type=seasonal', 'es').types).toEqual([
      { text: 'Todas', to: '/es/jobs', current: false },
      { text: 'Medio tiempo', to: '/es/jobs?type=part-time', current: false },
      { text: 'Por temporada', to: '/es/jobs?type=seasonal', current: true },
      { text: 'Tiempo completo', to: '/es/jobs?type=full-time', current: false },
    ])
  })

  it('have no choice if all are of one type', () => {
    const context = createTestContext({}, { jobs: [createTestJob({ jobType: 'Seasonal' })] })
    expect(jobsScreen(context, new URLSearchParams()).types).toEqual([])
  })

  it('may be none at all', () => {
    expect(jobsScreen(createTestContext(), new URLSearchParams())).toMatchObject({ isEmpty: true, jobs: [] })
    expect(screenAt('type=unheard-of').isEmpty).toBe(false)
  })
})

function screenAt(query: string, locale: 'en' | 'es' = 'en') {
  return jobsScreen(createTestContext({ locale }, { jobs }), new URLSearchParams(query))
}
