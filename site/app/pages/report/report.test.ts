import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { map, stores } from '../../../testing/map-request.ts'
import { createTestContext, createTestEvent, createTestStore } from '../../../testing/page-context.ts'
import { createTestSession } from '../../../testing/session.ts'
import { allFeatures } from '../../features.ts'
import type { PageContext } from '../../page-context.ts'
import { pageContext } from '../../page-context.ts'
import { sessionContext } from '../../session-context.ts'
import * as reportPage from './report-page.tsx'

const content = {
  map,
  stores: stores.map((store) => createTestStore({ ...store, id: store.slug })),
  events: [createTestEvent({ slug: 'yoga-2026-11-24', name: 'Yoga', untranslated: ['name'] })],
}
const [firstStore = { slug: '', name: '' }] = stores
const page = (changes: Partial<PageContext> = {}) =>
  createTestContext({ formStamp: 'fresh', path: '/report', ...changes }, content)

describe('the form for what is wrong', () => {
  it.each([
    [`stores/${firstStore.slug}`, firstStore.name, `/stores/${firstStore.slug}`, 6],
    [`stores/${firstStore.slug.toUpperCase()}`, firstStore.name, `/stores/${firstStore.slug}`, 6],
    ['events-and-news/yoga-2026-11-24', 'Yoga', '/events-and-news/yoga-2026-11-24', 4],
    ['hours', 'Hours', '/hours', 4],
    [`map/${firstStore.slug}`, firstStore.name, `/map?store=${firstStore.slug}`, 4],
  ])('says what it is about: %s', (about, name, to, choices) => {
    const { data, init } = load(about)
    expect(init?.status).toBe(200)
    expect(data.subject).toMatchObject({ name, to })
    expect(data.head).toMatchObject({ noindex: true, title: expect.stringContaining(name) })
    const [problem] = data.form?.fields ?? []
    expect(problem?.kind === 'select' && problem.options).toHaveLength(choices + 1)
  })

  it('names an untranslated event in its own language', () => {
    expect(load('events-and-news/yoga-2026-11-24', page({ locale: 'es' })).data.subject?.lang).toBe('en')
  })

  it.each([
    null,
    '',
    'nothing',
    'stores/',
    'stores/no-such',
    'events-and-news/nothing',
    'map/nowhere',
    'x/y',
  ])('answers an unknown subject with where to begin: %j', (about) => {
    const { data, init } = load(about)
    expect(init?.status).toBe(404)
    expect(data).toMatchObject({ title: 'What is it about?', form: undefined })
    expect(data.intro).toContain('“Is something wrong here? Tell us”')
    expect(data.links.map(({ to }) => to)).toEqual(['/stores', '/hours', '/events-and-news', '/map'])
  })

  it('sends what was chosen and written, and promises a message only to an address', async () => {
    const written = { problem: 'hours', message: 'Open at 11.', email: '' }
    const { response, calls } = await send('hours', written)
    expect(calls).toEqual([
      { endpoint: 'visitor_report', data: { about: 'hours', problem: 'hours', message: 'Open at 11.' } },
    ])
    expect(response.data.form.done).toMatchObject({
      text: 'It has arrived. We look at it, and put it right where you are right.',
      link: { to: '/hours' },
    })
    const { response: answered } = await send('hours', { ...written, email: 'ana@mail.example' })
    expect(answered.data.form.done?.text).toContain('write to ana@mail.example once')
  })

  it('asks for a text where the choice says nothing', async () => {
    for (const [written, field] of [
      [{ problem: '', message: 'Open at 11.' }, 'problem'],
      [{ problem: 'other', message: ' ' }, 'message'],
    ] as const) {
      const { response, calls } = await send('hours', written)
      expect([response.init?.status, calls]).toEqual([422, []])
      expect(response.data.form.fields.filter(({ fault }) => fault).map(({ name }) => name)).toEqual([field])
    }
  })

  it('says that a record has just left', async () => {
    const gone = { result: { kind: 'refused', reason: 'unknown' } } as const
    const { response } = await send('hours', { problem: 'hours' }, gone)
    expect(response.init?.status).toBe(404)
    expect(response.data.form.refusal?.title).toBe('This is no longer here')
  })
})

it('the form is not there on a site whose platform takes no reports', async () => {
  const context = page({ features: { ...allFeatures, reports: false } })
  const notFound = expect.objectContaining({ init: { status: 404 } })
  expect(() => load('hours', context)).toThrow(notFound)
  await expect(send('hours', { problem: 'hours' }, received, context)).rejects.toEqual(notFound)
})

function load(about: string | null, context = page()) {
  const { url, request, contexts } = requestOf(about, context)
  return reportPage.loader({ context: contexts, params: {}, request, url, pattern: '/report' })
}

const received = { result: { kind: 'done', response: { status: 'received' } } } as const

async function send(
  about: string,
  written: Readonly<Record<string, string>>,
  changes: Parameters<typeof createTestSession>[0] = received,
  context = page(),
) {
  const { visitor, calls } = createTestSession(changes)
  const { url, request, contexts } = requestOf(about, context, new URLSearchParams(written))
  contexts.set(sessionContext, visitor)
  const response = await reportPage.action({
    context: contexts,
    params: {},
    request,
    url,
    pattern: '/report',
  })
  return { response, calls }
}

function requestOf(about: string | null, context: PageContext, body?: URLSearchParams) {
  const url = new URL('https://mall.example/report')
  if (about !== null) url.searchParams.set('about', about)
  const request = new Request(url, body === undefined ? {} : { method: 'POST', body })
  return { url, request, contexts: new RouterContextProvider(new Map([[pageContext, context]])) }
}
