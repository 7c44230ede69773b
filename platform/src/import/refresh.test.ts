import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { friday, svg, writeContentFolder } from '../testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createChangeImporter, importIfEmpty, refreshContent } from './refresh.ts'

describe('refreshing content', () => {
  let test: TestDatabase
  let folder: Awaited<ReturnType<typeof writeContentFolder>>

  beforeEach(async () => {
    test = await createTestDatabase()
    folder = await writeContentFolder()
  })
  afterEach(async () => {
    await folder.remove()
    await test.drop()
  })
  const refresh = (now: string) => refreshContent(test.database, folder.path, new Date(now))

  it('imports a folder that was never imported, and not again in the same week', async () => {
    expect(await refresh('2026-11-20T15:00:00Z')).toMatchObject({ version: 1 })
    expect(await refresh('2026-11-21T04:00:00Z')).toBeUndefined()
    expect(await refresh('2026-11-23T03:59:59Z')).toBeUndefined()
  })

  it("imports it again in the next week of the property's time zone", async () => {
    await refresh('2026-11-20T15:00:00Z')
    expect(await refresh('2026-11-23T04:00:00Z')).toMatchObject({ changed: true })
  })

  it('does not change dates while a server runs, but imports a changed file', async () => {
    await refresh('2026-11-20T15:00:00Z')
    const importChanges = createChangeImporter(test.database, folder.path)
    const look = (now: string) => importChanges(new Date(now))
    expect(await look('2026-11-23T04:00:00Z')).toBeUndefined()
    await writeFile(join(folder.path, '../pictures/scenes/pier.svg'), svg(1000, 500))
    expect(await look('2026-11-23T04:15:00Z')).toMatchObject({ changed: true })
    expect(await look('2026-11-23T04:30:00Z')).toBeUndefined()
    await writeFile(join(folder.path, 'categories.yaml'), 'not yet')
    await expect(look('2026-11-23T04:45:00Z')).rejects.toThrow('nothing was changed')
  })

  it('imports it again when a file or a picture has changed', async () => {
    await refresh('2026-11-20T15:00:00Z')
    await writeFile(join(folder.path, 'categories.yaml'), 'not yet')
    await expect(refresh('2026-11-20T15:01:00Z')).rejects.toThrow('nothing was changed')
    await folder.remove()
    folder = await writeContentFolder()
    await refresh('2026-11-20T15:02:00Z')
    await writeFile(join(folder.path, '../pictures/scenes/pier.svg'), svg(1000, 500))
    expect(await refresh('2026-11-20T15:03:00Z')).toMatchObject({ changed: true })
  })

  it('fills an empty database once', async () => {
    expect(await importIfEmpty(test.database, folder.path, friday)).toMatchObject({ version: 1 })
    expect(await importIfEmpty(test.database, folder.path, new Date('2027-01-01T00:00:00Z'))).toBeUndefined()
  })
})
