import { overAt } from '@promenade/domain/calendar/instants'
import type { Job } from '@promenade/domain/mall/job'
import type { Store } from '../../../content/mall-content.ts'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestJob,
  createTestStore,
  createTestContext,
  testHtml,
  testZone,
} from '../../../testing/page-context.ts'
import { type PageContext, pageContext } from '../../page-context.ts'
import { loader } from './job-page.tsx'
import { jobScreen } from './job-screen.server.ts'

const here = { kind: 'store', storeId: '7' } as const
const lastDay = { overAt: overAt('2026-11-20', testZone) }

describe('the page of a job', () => {
  it('shows title, employer and closing date', () => {
    expect(screenOf({ owner: here, jobType: 'Part Time', period: lastDay })).toMatchObject({
      title: 'Job 1',
      ownerName: 'Store 7',
      type: 'Part-time',
      closing: 'Apply today, the last day',
      owner: { to: '/stores/store-7' },
      over: undefined,
    })
  })

  it('names the other jobs of the employer, then those of others', () => {
    const jobs = [
      createTestJob({ id: '1', owner: here }),
      createTestJob({ id: '2' }),
      createTestJob({ id: '3', owner: here }),
    ]
    const screen = jobScreen(createTestContext({}, { jobs, stores: [createTestStore({ id: '7' })] }), 'job-1')
    expect(screen?.fromOwner.map(({ id }) => id)).toEqual(['3'])
    expect(screen?.others.map(({ id }) => id)).toEqual(['2'])
  })

  it('does not exist before its publication, nor under another slug', () => {
    expect(screenOf({ period: { showFrom: testTime('2026-11-21 00:00') } })).toBeUndefined()
    expect(jobScreen(createTestContext(), 'nothing')).toBeUndefined()
  })

  it('shows when it closed, in both languages', () => {
    const now = testTime('2026-11-25 12:00')
    const english = screenOf({ period: lastDay }, {}, { now })
    expect(english).toMatchObject({ over: 'Applications closed on November 20.' })
    expect(english?.head.noindex).toBe(true)
    expect(screenOf({ period: lastDay }, {}, { now, locale: 'es' })?.over).toBe(
      'La convocatoria cerró el 20 de noviembre.',
    )
  })
})

describe('how to apply', () => {
  it('uses the job’s contacts', () => {
    const apply = screenOf({
      owner: here,
      contactName: 'Odile',
      contactEmail: 'jobs@gull.example',
      contactPhone: '902-555-0178',
      contactWebsite: { kind: 'outside', url: 'https://www.gull.example/jobs' },
    })?.apply
    expect(apply).toEqual({
      contact: 'Ask for Odile.',
      links: [
        { icon: 'mail', text: 'jobs@gull.example', href: 'mailto:jobs@gull.example?subject=Job%201' },
        { icon: 'phone', text: '902-555-0178', href: 'tel:9025550178' },
        { icon: 'globe', text: 'gull.example', href: 'https://www.gull.example/jobs' },
      ],
      ask: undefined,
    })
  })

  it('stays on the site for a link to one of its pages', () => {
    const contactWebsite = { kind: 'page', path: '/contact-us' } as const
    expect(screenOf({ contactWebsite }, {}, { locale: 'es' })?.apply.links).toEqual([
      { icon: 'globe', text: '/es/contact-us', href: '/es/contact-us' },
    ])
  })

  it('uses the store’s contacts if the job has none', () => {
    const apply = screenOf({ owner: here }, { phone: '902-555-0100' })?.apply
    expect(apply).toMatchObject({ links: [{ icon: 'phone', text: '902-555-0100' }], ask: undefined })
  })

  it('is in person without contacts, and never by the centre’s mail for a store', () => {
    const apply = screenOf({ owner: here })?.apply
    expect(apply).toMatchObject({ links: [], ask: 'Ask at the counter, and bring your résumé.' })
  })
})

describe('the response', () => {
  it.each([
    ['2026-11-20 23:59', 200],
    ['2026-11-21 00:00', 410],
  ])('at %s has status %i', (now, status) => {
    const response = responseOf({ period: lastDay }, now)
    expect(response.init?.status).toBe(status)
  })
})

describe('the structured data of the response', () => {
  it('has absolute addresses for the pictures and links of the text', () => {
    const outside = '<a href="https://cdn.example/a">b</a> <a href="tel:9025550178">c</a>'
    const description = testHtml(
      `<p><a href="/stores/ixtle">a</a> ${outside}</p><img src="/media/1a/oven.jpg" alt="An oven" />`,
    )
    const period = { showFrom: testTime('2026-11-10 09:00') }
    const { data } = responseOf({ owner: { kind: 'property' }, description, period })
    expect(data.head.structuredData[0]).toMatchObject({
      '@type': 'JobPosting',
      description: `<p><a href="https://mall.example/stores/ixtle">a</a> ${outside}</p><img src="https://mall.example/media/1a/oven.jpg" alt="An oven" />`,
    })
  })
})

function responseOf(job: Partial<Job>, now?: string) {
  const context = new RouterContextProvider()
  const page = now === undefined ? {} : { now: testTime(now) }
  context.set(pageContext, createTestContext(page, { jobs: [createTestJob(job)] }))
  const url = new URL('https://mall.example/jobs/job-1')
  const request = new Request(url)
  return loader({ context, params: { slug: 'job-1' }, request, url, pattern: '/jobs/:slug' })
}

function screenOf(job: Partial<Job>, store: Partial<Store> = {}, page: Partial<PageContext> = {}) {
  const content = { jobs: [createTestJob(job)], stores: [createTestStore({ id: '7', ...store })] }
  return jobScreen(createTestContext(page, content), 'job-1')
}
