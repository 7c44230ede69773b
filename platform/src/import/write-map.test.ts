import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMap } from '../documents/load-published.ts'
import { changeMap, undoMapChange } from '../documents/map-changes.ts'
import type { MapFiles } from '../documents/stored-map.ts'
import { friday, type Files, writeContentFolder } from '../testing/sample-content.ts'
import { mapFiles, mapFilesWith, shopWithoutDoor } from '../testing/sample-map.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { importContent, type ImportOptions } from './import-content.ts'

describe('the map of a folder', () => {
  let test: TestDatabase
  let ofStaff: MapFiles

  beforeEach(async () => {
    test = await createTestDatabase()
    await run(mapFiles)
    const stored = await findMap(test.database, 1)
    if (stored === undefined) throw new Error('The map was not imported.')
    ofStaff = { format: 'imdf', files: new Map([...stored.files, ['manifest.json', '{"version":"1.0.0"}']]) }
  })
  afterEach(() => test.drop())

  const newer = mapFilesWith(...shopWithoutDoor('vault'))

  it('changes nothing when it comes again', async () => {
    expect((await run(mapFiles)).changed).toBe(false)
    expect((await run(newer)).changed).toBe(true)
    expect(await hasVault()).toBe(true)
    expect((await run({ ...mapFiles, ...without(mapFiles) })).changed).toBe(true)
    expect(await findMap(test.database, 1)).toBeUndefined()
  })

  it('leaves the one that staff have taken over, with a warning when the folder has another one by now', async () => {
    await takeOver()
    expect(await warningsOf(mapFiles)).toEqual([])
    expect(await warningsOf(newer)).toEqual([expect.stringContaining('--take map')])
    expect(await warningsOf(without(mapFiles))).toEqual([expect.stringContaining('--take map')])
    expect((await findMap(test.database, 1))?.files).toEqual(ofStaff.files)
  })

  it.each(['all', new Set(['map'])] as const)('takes its place where somebody chose so: %s', async (take) => {
    await takeOver()
    expect(await warningsOf(newer, { take })).toEqual([])
    expect(await hasVault()).toBe(true)
    await run(mapFiles)
    expect(await hasVault()).toBe(false)
  })

  it('counts again after the undo of staff', async () => {
    const id = await takeOver()
    await act((one) => undoMapChange(one, { id, title: null, undoneBy: null, isAllowed: true }))
    expect(await warningsOf(newer)).toEqual([])
    expect(await hasVault()).toBe(true)
  })

  async function takeOver(): Promise<number> {
    return (await act((one) => changeMap(one, ofStaff))).id
  }

  function act<Result>(work: (one: Parameters<typeof changeMap>[0]) => Promise<Result>): Promise<Result> {
    return test.database
      .transaction()
      .execute((transaction) => work({ transaction, propertyId: 1, now: friday }))
  }

  async function hasVault(): Promise<boolean> {
    return JSON.stringify([...((await findMap(test.database, 1))?.files ?? [])]).includes('The Vault')
  }

  async function warningsOf(files: Files, options?: ImportOptions) {
    const { warnings } = await run(files, options)
    return warnings.filter(({ file }) => file === 'map').map(({ message }) => message)
  }

  async function run(files: Files, options?: ImportOptions) {
    const { path, remove } = await writeContentFolder(files)
    try {
      return await importContent(test.database, path, friday, options)
    } finally {
      await remove()
    }
  }
})

function without(files: Files): Files {
  return Object.fromEntries(Object.keys(files).map((name) => [name, undefined]))
}
