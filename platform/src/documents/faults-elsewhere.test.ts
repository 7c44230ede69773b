import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { warnOfInvalidRecords } from './warn-of-invalid-records.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

describe('a fault in a record that nobody changes', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
  })

  const publish = async (code: string) => {
    const { id, version, document } = await ada.entry('promotion', 'parking')
    const item = { entry: id, version, action: 'publish', document: { ...document, code } } as const
    return ada.change(item)
  }
  /** Writes a revision as an older release might have, and publishes it. */
  const damage = async (kind: string, slug: string, change: string) => {
    const { id } = await ada.entry(kind, slug)
    await sql`with damaged as (
        insert into revision (entry_id, number, document, made_at, via, pictures)
        select entry_id, number + 1, (${sql.raw(change)})::json, made_at, via, pictures
        from revision where entry_id = ${id} order by number desc limit 1
        returning id, number)
      update entry set published_revision = damaged.id, version = damaged.number from damaged
      where entry.id = ${id}`.execute(platform.database().database)
    await sql`update content_change set version = version + 1`.execute(platform.database().database)
    return id
  }
  const promotions = async () => JSON.stringify(await platform.json('/promotions'))
  const stores = async () => JSON.stringify(await platform.json('/stores'))

  it('keeps no other record back: the value is left out', async () => {
    await damage('store', 'net-works', `jsonb_set(document::jsonb, '{color}', '"red"')`)
    const { warnings } = await publish('CODE-1')
    expect(warnings).toMatchObject([{ path: ['picture'], code: 'no-picture' }])
    expect(await promotions()).toContain('CODE-1')
    expect(await stores()).toContain('"net-works"')
  })

  it('leaves out the group of a value that must be there', async () => {
    await damage('store', 'net-works', `jsonb_set(document::jsonb - 'color', '{logo,path}', '"gone.svg"')`)
    await publish('CODE-2')
    expect(await stores()).toContain('"net-works"')
  })

  it('leaves out the record where it cannot be without the value, with what belongs to it', async () => {
    await damage('store', 'net-works', `document::jsonb - 'name'`)
    await publish('CODE-3')
    expect(await promotions()).toContain('CODE-3')
    expect(await stores()).not.toContain('"net-works"')
  })

  it('still refuses to publish the record itself', async () => {
    const { id, version, document } = await ada.entry('store', 'net-works')
    const changed = { ...document, phone: '902-555-0000' }
    const response = await ada.tryChange([{ entry: id, version, action: 'publish', document: changed }])
    expect(response.status).toBe(422)
  })

  it('is named in the log when the platform starts', async () => {
    await damage(
      'store',
      'net-works',
      `document::jsonb || '{"name": {"en": "Net Works"}, "color": "red", "unit": {"no": 12}}'`,
    )
    const lines: unknown[] = []
    const ignore = () => {}
    const log = {
      debug: ignore,
      info: ignore,
      error: ignore,
      fatal: ignore,
      warn: (one: object) => lines.push(one),
    }
    await warnOfInvalidRecords(platform.database().database, log)
    expect(lines).toEqual([{ property: 1, records: ['store/net-works: unit, color'] }])
  })
})
