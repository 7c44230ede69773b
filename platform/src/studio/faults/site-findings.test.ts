import { faultsSchema } from '@promenade/contract/studio-api/faults'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../clean-up.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'

const dayMs = 24 * 3_600_000

describe('what the site itself found', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
  })
  beforeEach(async () => {
    const { database } = platform.database()
    for (const table of ['site_left_out', 'empty_search', 'rate_limit'] as const)
      await database.deleteFrom(table).execute()
  })

  const tell = async (data: object, now = friday) => {
    const shared = { visitor_key: 'the-site-itself-of-this-mall', empty_searches: [] }
    return (await platform.call('site_findings', { ...shared, ...data }, { now })).status
  }
  const found = async (code: string) =>
    faultsSchema
      .parse(await (await ada.get('/api/v1/faults')).json())
      .items.filter((item) => item.code === code)
  const publicId = async (slug: string) => {
    const { database } = platform.database()
    const row = await database
      .selectFrom('entry')
      .select('public_id')
      .where('slug', '=', slug)
      .executeTakeFirst()
    return row?.public_id
  }

  it('are records that it left out, with the field, until it leaves them out no longer', async () => {
    const { id } = await ada.entry('store', 'net-works')
    const item = `stores/list #1 (id ${await publicId('net-works')})`
    const left_out = [
      { resource: 'storeList', item, message: 'website is no address; left out' },
      { resource: 'hours', item: 'hours', message: 'has an unknown day' },
      { resource: 'mapplic', item: 'mapplic', message: 'has no level' },
    ]
    expect(await tell({ left_out })).toBe(200)
    const hours = await ada.entry('hours', 'hours')
    expect((await found('left-out')).map(({ entry, path, severity }) => [entry, path, severity])).toEqual([
      [id, ['website'], 'hint'],
      [hours.id, [], 'hint'],
      [undefined, [], 'hint'],
    ])
    expect(await tell({ left_out: [] })).toBe(200)
    expect(await found('left-out')).toEqual([])
  })

  it('are forgotten if it tells nothing for two days', async () => {
    await tell(
      { left_out: [{ resource: 'hours', item: 'hours', message: 'x' }] },
      new Date(friday.getTime() - 2 * dayMs),
    )
    expect(await found('left-out')).toEqual([])
  })

  it('are searches of this week, until the words are those of a store or a category', async () => {
    const searches = ['kayaks', 'rafts'].map((words) => ({ locale: 'en', words }))
    await tell({ empty_searches: searches }, new Date(friday.getTime() - 8 * dayMs))
    expect(await found('search-empty')).toEqual([])
    await tell({ empty_searches: searches })
    expect(await found('search-empty')).toMatchObject([
      {
        values: { words: 'kayaks', date: '2026-11-20' },
        locale: 'en',
        fix: { action: 'synonym', words: 'kayaks' },
      },
      { values: { words: 'rafts' } },
    ])
    const { id, version, document } = await ada.entry('store', 'net-works')
    const tags = { en: ['Kayaks'] }
    await ada.change({ entry: id, version, action: 'publish', document: { ...document, tags } })
    expect(await found('search-empty')).toMatchObject([{ values: { words: 'rafts' } }])
    await ada.undo((await ada.lastSet()).id)
    expect(await found('search-empty')).toHaveLength(2)
  })

  it('have nothing that may be about a person, and no more than can be read', async () => {
    const strange = ['ana@mail.example', '902 555 0100', 'Kayaks'].map((words) => ({ locale: 'en', words }))
    expect(await tell({ empty_searches: strange })).toBe(200)
    expect(await found('search-empty')).toEqual([])
    for (let hundred = 0; hundred < 6; hundred++) {
      const empty_searches = Array.from({ length: 100 }, (_, index) => ({
        locale: 'en',
        words: `boat ${hundred} ${index}`,
      }))
      expect(await tell({ empty_searches }, new Date(friday.getTime() + hundred))).toBe(200)
    }
    const { database } = platform.database()
    const rows = await database.selectFrom('empty_search').select('words').execute()
    expect(rows).toHaveLength(500)
    expect(rows.filter(({ words }) => !words.startsWith('boat') || words.startsWith('boat 0'))).toEqual([])
    expect(await found('search-empty')).toHaveLength(50)
    expect(
      await tell({ empty_searches: Array.from({ length: 101 }, () => ({ locale: 'en', words: 'boat' })) }),
    ).toBe(422)
    await cleanUp(database, new Date(friday.getTime() + 9 * dayMs))
    expect(await database.selectFrom('empty_search').select('words').execute()).toEqual([])
  })
})
