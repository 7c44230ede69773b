import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'
import { listPublished } from './list-published.ts'
import { listCurrent } from './published-listings.ts'

describe('what is published, in memory', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
  })

  const expectCurrent = async () => {
    const { database } = platform.database()
    const read = await listPublished(database, 1)
    expect(await listCurrent(database, 1)).toEqual(read)
    return read
  }
  const promotion = async (code: string) => {
    const { id, version, document } = await ada.entry('promotion', 'parking')
    return { entry: id, version, action: 'publish', document: { ...document, code } } as const
  }

  it('is what is read, after acts of all kinds', async () => {
    await expectCurrent()
    const { id: newId, version } = await ada.newPromotion('Lamps')
    await ada.change(await promotion('ONE'), { entry: newId, version, action: 'publish' })
    const both = await expectCurrent()
    expect(both.map(({ entryId }) => entryId)).toContain(newId)
    const { id: set } = await ada.change(await promotion('TWO'))
    await expectCurrent()
    await ada.undo(set)
    const undone = await expectCurrent()
    expect(JSON.stringify(undone)).toContain('"ONE"')
    const { version: now } = await ada.entry('promotion', 'lamps')
    await ada.change({ entry: newId, version: now, action: 'rename', slug: 'lanterns' })
    const { version: renamed } = await ada.entry('promotion', 'lanterns')
    expect((await expectCurrent()).find(({ entryId }) => entryId === newId)?.formerSlugs).toEqual(['lamps'])
    await ada.change({ entry: newId, version: renamed, action: 'delete' })
    expect((await expectCurrent()).map(({ entryId }) => entryId)).not.toContain(newId)
  })

  it('is read again only where a publication has changed it', async () => {
    const { database } = platform.database()
    // As after an act of another process: nobody knows this state yet.
    await sql`update content_change set version = version + 1`.execute(database)
    const before = await listCurrent(database, 1)
    expect(await listCurrent(database, 1)).toBe(before)
    await ada.change(await promotion('THREE'))
    // What is read anew has other objects.
    const kept = (await listCurrent(database, 1)).filter((entry) => before.includes(entry))
    expect(kept).toHaveLength(before.length - 1)
  })

  it('is not what was only tried out, though an act of another process gets the same version', async () => {
    await expectCurrent()
    await ada.tryChange([await promotion('TRIED')], { isDryRun: true })
    await sql`update content_change set version = version + 1`.execute(platform.database().database)
    expect(JSON.stringify(await expectCurrent())).not.toContain('TRIED')
  })
})
