import {
  faultsSchema,
  type MallFault,
  type OuterCode,
  outerCodes,
} from '@promenade/contract/studio-api/faults'
import { describe, expect, it } from 'vitest'
import { anOffer, useAskedStores } from '../../testing/asked-stores.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { useStudio } from '../../testing/test-studio.ts'

describe('planted faults that no rule about documents finds', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const { ids, ask, open, sent } = useAskedStores(platform, studio)
  const database = () => platform.database().database
  const about = { property_id: 1, created_at: friday }

  const tell = (found: object) =>
    platform.call('site_findings', {
      visitor_key: 'the-site-itself-of-this-mall',
      left_out: [],
      empty_searches: [],
      ...found,
    })

  /** One of each kind; the compiler names a kind without one. */
  const plants: Readonly<Record<OuterCode, () => Promise<unknown>>> = {
    'mail-failed': () => {
      const mail = { kind: 'newsletter', recipient: 'a@b.test', content: '{}', last_error: 'no such address' }
      return database()
        .insertInto('mail')
        .values({ ...about, ...mail, next_attempt_at: friday, failed_at: friday })
        .execute()
    },
    reported: () =>
      database()
        .insertInto('visitor_report')
        .values({
          ...about,
          entry_id: ids().store,
          about: 'stores/net-works',
          problem: 'hours',
          fields: '{}',
          email: null,
          locale: 'en',
          site_origin: 'https://mall.test',
        })
        .execute(),
    'left-out': () =>
      tell({ left_out: [{ resource: 'hours', item: 'hours', message: 'has an unknown day' }] }),
    'link-dead': () =>
      database()
        .insertInto('link_check')
        .values({
          address: 'https://net-works.example/',
          checked_at: friday,
          failing_since: friday,
          status: 404,
        })
        .execute(),
    'search-empty': () => tell({ empty_searches: [{ locale: 'en', words: 'kayaks' }] }),
    approvals: async () => {
      await ask()
      await sent(await open(), { offer: anOffer })
    },
    'round-ends': () => ask({ until: '2026-11-25' }),
    'webhook-off': () =>
      database()
        .insertInto('webhook')
        .values({
          property_id: 1,
          url: 'https://hook.test/',
          secret: Buffer.alloc(0),
          created_by: 'Ada',
          created_at: friday,
          disabled_at: friday,
          disabled_because: 'gone',
        })
        .execute(),
  }

  const list = async () => {
    const admin = await studio.logIn('Ida', 'admin')
    const { items } = faultsSchema.parse(await (await admin.get('/api/v1/faults')).json())
    return items
  }
  const describeFault = ({ code, entry, path }: MallFault) => `${code} ${entry} ${path.join('.')}`

  it.each(outerCodes)('are found, and nothing else: %s', async (code) => {
    const before = new Set((await list()).map(describeFault))
    await plants[code]()
    const found = (await list()).filter((fault) => !before.has(describeFault(fault)))
    expect(found.map((fault) => fault.code)).toEqual([code])
  })
})
