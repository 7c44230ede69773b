import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../platform/src/import/check-content.ts'
import { readContentFolder } from '../platform/src/import/folder.ts'
import { writeGeneratedMall } from './generated-mall.ts'

describe('a generated mall', () => {
  it.each([60, 190])('of %i stores has as many, and no faults', async (count) => {
    const folder = await mkdtemp(join(tmpdir(), 'promenade-generated-'))
    try {
      const read = await readContentFolder(await writeGeneratedMall(join(folder, 'mall'), count))
      const { store: stores } = checkContent(read, new Date('2026-11-20T15:00:00Z')).records
      expect(stores).toHaveLength(count)
      expect(new Set(stores.map(({ value }) => value.name)).size).toBe(count)
      expect(new Set(stores.map(({ value }) => value.logo?.path)).size).toBe(count)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
