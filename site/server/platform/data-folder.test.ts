import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestLog } from '../../testing/platform.ts'
import { warnOfReadOnlyFolder } from './data-folder.ts'

describe('warnOfReadOnlyFolder', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'data-folder-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('logs nothing for a writable folder, and leaves nothing in it', async () => {
    const log = createTestLog()
    await warnOfReadOnlyFolder(folder, log)
    expect(log.warnings).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  it('names SITE_DATA and the reason otherwise', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const log = createTestLog()
    await warnOfReadOnlyFolder(file, log)
    expect(log.warnings).toEqual([
      expect.stringMatching(/^SITE_DATA \S+ cannot be written: .*"reason":"EEXIST/),
    ])
  })
})
