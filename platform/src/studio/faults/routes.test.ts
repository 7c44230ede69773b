import { faultCountsSchema, faultsSchema } from '@promenade/contract/studio-api/faults'
import { beforeAll, describe, expect, it } from 'vitest'
import { mapFiles } from '../../testing/sample-map.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'

describe('the faults of a mall', () => {
  const platform = usePlatform(mapFiles)
  const studio = useStudio(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
  })

  const list = async () => faultsSchema.parse(await (await ada.get('/api/v1/faults')).json())
  const about = async (id: number) =>
    (await list()).items
      .filter(({ entry }) => entry === id)
      .map(({ code, path }) => `${code} ${path.join('.')}`)

  it('are those of the newest documents, also of drafts of what is published', async () => {
    const { id, version, document } = await ada.entry('promotion', 'half-price-nets')
    const before = await about(id)
    const description = { en: '<p>Lorem ipsum.</p>', es: '<p>Redes.</p>' }
    await ada.save(id, version, { ...document, description })
    expect(before).toEqual(['no-language description.es'])
    expect(await about(id)).toEqual(['template-text description.en'])
    await ada.save(id, version + 1, document)
    expect(await about(id)).toEqual(before)
  })

  it('say nothing about drafts that nobody is to see yet', async () => {
    const { id, version } = await ada.newPromotion('Unfinished')
    expect(await about(id)).toEqual([])
    await ada.change({ entry: id, version, action: 'publish' })
    expect(await about(id)).toContain('no-picture picture')
    await ada.change({ entry: id, version, action: 'withdraw' })
    expect(await about(id)).toEqual([])
  })

  it('name their record, the field, and what mends them', async () => {
    const { id, version, document } = await ada.entry('promotion', 'parking')
    await ada.change({ entry: id, version, action: 'publish', document: { ...document, end: '2026-11-21' } })
    studio.setTime(new Date(friday.getTime() + 3 * 24 * 3_600_000))
    ada = await studio.logIn('Ada')
    const { items, records } = await list()
    expect(items.find(({ entry }) => entry === id)).toMatchObject({
      code: 'ended',
      severity: 'hint',
      path: ['end'],
      values: { date: '2026-11-21' },
      fix: { action: 'withdraw' },
    })
    expect(records.find((record) => record.id === id)).toMatchObject({ kind: 'promotion', hasDraft: false })
    studio.setTime(friday)
    ada = await studio.logIn('Ada')
  })

  it('include links that have died since', async () => {
    const { id, version, document } = await ada.entry('promotion', 'parking')
    const link = '<p><a href="/stores/net-works">Nets</a></p>'
    await ada.change({
      entry: id,
      version,
      action: 'publish',
      document: { ...document, description: { en: link, es: link } },
    })
    const store = await ada.entry('store', 'net-works')
    await ada.change({ entry: store.id, version: store.version, action: 'withdraw' })
    const dead = (await list()).items.filter(({ entry, code }) => entry === id && code === 'link')
    expect(dead.map(({ severity, path }) => [severity, path])).toEqual([
      ['fault', ['description', 'en']],
      ['fault', ['description', 'es']],
    ])
    await ada.undo((await ada.lastSet()).id)
    expect((await about(id)).filter((line) => line.startsWith('link'))).toEqual([])
  })

  it('include mail that was given up, for those who may read messages', async () => {
    const failed = {
      created_at: friday,
      next_attempt_at: friday,
      failed_at: friday,
      last_error: 'no such address',
    }
    await platform
      .database()
      .database.insertInto('mail')
      .values({ property_id: 1, kind: 'newsletter', recipient: 'a@b.test', content: '{}', ...failed })
      .execute()
    const { items } = await list()
    expect(items[0]).toEqual({
      code: 'mail-failed',
      severity: 'fault',
      path: [],
      message: '1 mails could not be sent',
      values: { count: '1', date: '2026-11-20' },
    })
    const reader = await studio.logIn('Rita', 'reader')
    expect(await (await reader.get('/api/v1/faults')).text()).not.toContain('mail-failed')
    await platform.database().database.deleteFrom('mail').execute()
  })

  it('include dead links to other sites, with the day on which they were asked', async () => {
    const { database } = platform.database()
    const check = { address: 'https://net-works.example/', checked_at: friday, failing_since: friday }
    await database
      .insertInto('link_check')
      .values({ ...check, status: 404 })
      .execute()
    const { id } = await ada.entry('store', 'net-works')
    const dead = (await list()).items.filter(({ code }) => code === 'link-dead')
    expect(dead).toMatchObject([
      {
        entry: id,
        severity: 'hint',
        path: ['website'],
        values: { address: 'https://net-works.example/', date: '2026-11-20', status: '404' },
      },
    ])
    await database.deleteFrom('link_check').execute()
    expect((await list()).items.filter(({ code }) => code === 'link-dead')).toEqual([])
  })

  it('are counted, faults apart from hints', async () => {
    const { items } = await list()
    const faults = items.filter(({ severity }) => severity === 'fault').length
    const counts = faultCountsSchema.parse(await (await ada.get('/api/v1/faults/counts')).json())
    expect(counts).toEqual({ faults, hints: items.length - faults })
  })

  it('block publishing, and hints do not', async () => {
    const { id, version, document } = await ada.newPromotion('Template')
    const publish = (en: string) =>
      ada.tryChange([
        { entry: id, version, action: 'publish', document: { ...document, description: { en } } },
      ])
    const refused = await publish('<p>Your text here</p>')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      errors: [
        {
          entry: id,
          path: ['description', 'en'],
          code: 'template-text',
          values: { words: 'Your text here' },
        },
      ],
    })
    const published = await publish('<p>Two lamps for one.</p>')
    expect(published.status).toBe(201)
    expect(await published.json()).toMatchObject({
      warnings: [{ code: 'no-language' }, { code: 'no-language' }, { code: 'no-picture' }],
    })
  })
})
