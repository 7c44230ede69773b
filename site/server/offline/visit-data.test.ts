import { describe, expect, it } from 'vitest'
import { parseOfflineList } from '../../app/device/offline.ts'
import { parseVisitData } from '../../app/device/parse-visit-data.ts'
import { createTestContent } from '../../testing/content.ts'
import {
  createTestEvent,
  createTestPromotion,
  createTestStore,
  testHtml,
} from '../../testing/page-context.ts'
import { createTestSite } from '../../testing/site.ts'

const day = 24 * 60 * 60_000
/** The time of the test site. */
const now = Date.UTC(2026, 10, 20, 12, 0, 30)

function siteWith(changes: Parameters<typeof createTestContent>[1]) {
  const content = createTestContent('en', changes)
  return createTestSite({ content: () => content })
}

describe('the data of visits', () => {
  it('is in the offline list of its language, with a version', async () => {
    const { get } = siteWith({ stores: [createTestStore({ id: '1', name: 'Ixtle' })] })
    const list = parseOfflineList(await (await get('/offline/es.json')).json())
    const [path = ''] = list?.files.filter((file) => file.startsWith('/offline/visit-')) ?? []
    expect(path).toMatch(/^\/offline\/visit-es\.json\?v=[\w-]{12}$/)
    const response = await get(path)
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    expect(parseVisitData(await response.json())?.stores.map(({ name }) => name)).toEqual(['Ixtle'])
  })

  it('has what visitors see, from the day on which they see it', async () => {
    const { get, pass } = siteWith({
      promotions: [
        createTestPromotion({ id: '1' }),
        createTestPromotion({ id: '2', period: { showFrom: now + day } }),
        createTestPromotion({ id: '3', period: { end: now - day } }),
      ],
      events: [createTestEvent({ id: '4' }), createTestEvent({ id: '5', period: { showFrom: now + day } })],
    })
    const ids = async () => {
      const data = parseVisitData(await (await get('/offline/visit-en.json')).json())
      return [...(data?.promotions ?? []), ...(data?.events ?? [])].map(({ id }) => id)
    }
    expect(await ids()).toEqual(['1', '4'])
    pass(2 * day)
    expect(await ids()).toEqual(['1', '2', '4', '5'])
  })

  it('has no texts of stores', async () => {
    const prose = testHtml('<p>Late</p>')
    const { get } = siteWith({
      stores: [createTestStore({ freeFormHours: prose, description: prose, summary: 'Late' })],
    })
    expect(await (await get('/offline/visit-en.json')).text()).not.toContain('Late')
  })

  it('is a 404 before there is content', async () => {
    expect((await createTestSite({ content: () => undefined }).get('/offline/visit-en.json')).status).toBe(
      404,
    )
  })
})
