import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestLog } from '../testing/platform.ts'
import { readConfig } from './config.ts'
import { warnOfSettings } from './start-warnings.ts'

const enough = { PLATFORM_URL: 'https://platform.example', PROPERTY_ID: '1', PLATFORM_API_KEY: 'a-key' }

describe('what is said of settings at the start', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'start-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('is nothing where all of them are right, and nothing is left in the folder', async () => {
    expect(await warningsFor({ SITE_DATA: folder, SITE_THEME: 'plaza-cobalt' })).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  it('is a question where one is misspelt', async () => {
    expect(await warningsFor({ SITE_DATA: folder, SITE_PROT: '3100' })).toEqual([
      'SITE_PROT is not a setting: did you mean SITE_PORT? {}',
    ])
  })

  it('is a sentence where SITE_DATA cannot be written', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const warnings = await warningsFor({ SITE_DATA: file })
    expect(warnings).toEqual([expect.stringMatching(/^SITE_DATA \S+ cannot be written: .*"reason":"EEXIST/)])
  })
})

async function warningsFor(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const log = createTestLog()
  const env = { ...enough, ...settings }
  await warnOfSettings(env, readConfig(env), { ...log, debug: () => undefined })
  return log.warnings
}
