import { entrySchema } from '@promenade/contract/studio-api/entries'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

describe('the faults of a draft', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
  })

  const newStore = async (en: string) => {
    const { document } = await ada.entry('store', 'quiet-corner')
    const body = { kind: 'store', document: { ...document, name: { en } } }
    return entrySchema.parse(await (await ada.send('POST', '/api/v1/entries', body)).json())
  }
  const publish = ({ id, version }: { readonly id: number; readonly version: number }) =>
    ({ entry: id, version, action: 'publish' }) as const
  const codesOf = async (slug: string) => (await ada.entry('promotion', slug)).faults.map(({ code }) => code)

  it('end when another process publishes what it names, and not when that was only tried out', async () => {
    const store = await newStore('Lamp shop')
    await ada.newPromotion('Lamps', store.slug)
    expect(await codesOf('lamps')).toEqual(['reference'])
    await ada.tryChange([publish(store)], { isDryRun: true })
    const { database } = platform.database()
    // Gets the version of what was tried out.
    await sql`update content_change set version = version + 1`.execute(database)
    expect(await codesOf('lamps')).toEqual(['reference'])
    await database.transaction().execute(async (transaction) => {
      await sql`update entry set published_revision = draft_revision, draft_revision = null
        where id = ${store.id}`.execute(transaction)
      await sql`update content_change set version = version + 1`.execute(transaction)
    })
    expect(await codesOf('lamps')).toEqual([])
  })

  it('are not those of a plan whose change set publishes what it names', async () => {
    const store = await newStore('Rope shop')
    const promotion = await ada.newPromotion('Ropes', store.slug)
    expect(await codesOf('ropes')).toEqual(['reference'])
    const { warnings } = await ada.change(publish(store), {
      ...publish(promotion),
      at: '2026-11-29T12:00:00.000Z',
    })
    expect(warnings.map(({ code }) => code)).not.toContain('reference')
    expect(await codesOf('ropes')).toEqual([])
  })
})
