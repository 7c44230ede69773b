import { overAt } from '@promenade/domain/calendar/instants'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { testTime, createTestEvent, createTestContext, testZone } from '../../../testing/page-context.ts'
import { pageContext } from '../../page-context.ts'
import { loader as fileLoader } from './calendar-file.ts'
import { loader as pageLoader } from './event-page.tsx'

const coming = createTestEvent({
  slug: 'año-nuevo',
  showsTimes: true,
  period: { start: testTime('2026-12-31 22:00') },
})
const over = createTestEvent({ id: '2', slug: 'over', period: { overAt: overAt('2026-11-19', testZone) } })

describe('the response for an event', () => {
  it.each([
    ['año-nuevo', 200],
    ['over', 410],
  ])('%s with status %i', (slug, status) => {
    expect(pageLoader(argumentsFor(slug)).init?.status).toBe(status)
  })

  it('is a 404 if it is unknown', () => {
    expect(() => pageLoader(argumentsFor('nothing'))).toThrow(
      expect.objectContaining({ init: { status: 404 } }),
    )
  })
})

describe('the response for its calendar file', () => {
  it('is a download named after the event', async () => {
    const response = fileLoader(argumentsFor('año-nuevo'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="a_o-nuevo.ics"; filename*=UTF-8''a%C3%B1o-nuevo.ics`,
    )
    expect(await response.text()).toContain('DTSTART:20270101T020000Z')
  })

  it.each(['over', 'nothing'])('is a 404 for %s', (slug) => {
    expect(fileLoader(argumentsFor(slug)).status).toBe(404)
  })
})

function argumentsFor(slug: string) {
  const context = new RouterContextProvider(
    new Map([[pageContext, createTestContext({}, { events: [coming, over] })]]),
  )
  const url = new URL(`https://mall.example/events-and-news/${slug}`)
  return {
    context,
    params: { slug },
    request: new Request(url),
    url,
    pattern: '/events-and-news/:slug',
  } as const
}
