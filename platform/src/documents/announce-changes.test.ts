import { webhookRecordSchema } from '@promenade/contract/studio-api/webhooks'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'
import { createTestWebhooks } from '../testing/test-webhooks.ts'
import { runPublications } from './run-publications.ts'

const url = 'https://shop.example/hook'
const hour = 3_600_000
const sent = z.object({ type: z.string(), data: webhookRecordSchema })
const page = 'title: New\nbody: <p>Text.</p>\n'

describe('webhooks are told', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const hooks = createTestWebhooks(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn()
  })
  afterEach(() => hooks.end())

  /** What was written for webhooks, the oldest first. */
  const events = async () =>
    (await hooks.rows()).map(({ body }) => {
      const { type, data } = sent.parse(JSON.parse(body))
      return { type, ...data }
    })

  it('of what is published and withdrawn, by the kinds that they want, with the change', async () => {
    const all = await hooks.add(url)
    const stores = await hooks.add(url, { kinds: ['store'] })
    const { id, version, slug } = await ada.newPromotion('Told of')
    expect(await hooks.rows()).toEqual([])
    await ada.change({ entry: id, version, action: 'publish' })
    const { id: changeSet } = await ada.lastSet()
    const data = { property: 1, entry: id, kind: 'promotion', slug, changeSet }
    expect(await events()).toEqual([
      {
        type: 'content.published',
        ...data,
        id: expect.any(Number),
        revision: version,
        languages: ['en'],
      },
    ])
    expect((await hooks.rows()).map((row) => row.webhook_id)).toEqual([all.id])
    const store = await ada.entry('store', 'net-works')
    await ada.change({ entry: store.id, version: store.version, action: 'withdraw' })
    expect((await hooks.rows()).map((row) => row.webhook_id)).toEqual([all.id, all.id, stores.id])
    expect((await events()).at(-1)).toMatchObject({ type: 'content.withdrawn', entry: store.id })
    expect((await events()).at(-1)).not.toHaveProperty('revision')
    await ada.undo((await ada.lastSet()).id)
    expect((await events()).at(-1)).toMatchObject({ type: 'content.published', entry: store.id })
    expect(JSON.stringify(await hooks.rows())).not.toContain('Ada')
  })

  it('of nothing where the act is refused, tried or only saves a draft', async () => {
    await hooks.add(url)
    const { id, version, document } = await ada.newPromotion('Refused')
    const item = { entry: id, version, action: 'publish' } as const
    expect((await ada.tryChange([item], { isDryRun: true })).status).toBe(200)
    const faulty = { ...document, description: { en: '<p>Lorem ipsum</p>' } }
    expect((await ada.tryChange([{ ...item, document: faulty }])).status).toBe(422)
    expect((await ada.save(id, version, { ...document, code: 'A' })).status).toBe(200)
    expect(await hooks.rows()).toEqual([])
  })

  it('of a planned change at its moment, and of a plan that changes nothing not at all', async () => {
    await hooks.add(url)
    const { id, version } = await ada.newPromotion('Planned')
    const after = (hours: number) => new Date(friday.getTime() + hours * hour)
    const [begin, end, later] = [after(1), after(2), after(3)]
    await ada.change({ entry: id, version, action: 'publish', at: begin.toISOString() })
    expect(await hooks.rows()).toEqual([])
    await runPublications(platform.database().database, begin)
    expect(await events()).toMatchObject([{ type: 'content.published', entry: id }])
    for (const at of [end, later])
      await ada.change({ entry: id, version, action: 'withdraw', at: at.toISOString() })
    for (const at of [end, later]) expect(await runPublications(platform.database().database, at)).toBe(1)
    expect((await events()).map(({ type }) => type)).toEqual(['content.published', 'content.withdrawn'])
  })

  it('of an import', async () => {
    await hooks.add(url)
    await platform.import({ 'coupons/two-hooks.yaml': undefined, 'pages/new.yaml': page })
    const told = (await events()).map(({ type, kind, slug }) => `${type} ${kind}/${slug}`)
    expect(told).toContain('content.published page/new')
    expect(told).toContain('content.withdrawn coupon/two-hooks')
    expect(new Set(told).size).toBe(told.length)
  })
})
