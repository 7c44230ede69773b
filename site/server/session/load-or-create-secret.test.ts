import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadOrCreateSecret } from './load-or-create-secret.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-secret-'))
})

afterEach(() => rm(folder, { recursive: true }))

describe('the secret of a site that has none configured', () => {
  it('is created once, readable by its owner only', async () => {
    const data = join(folder, 'data', 'site')
    const secret = await loadOrCreateSecret(data)
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(await loadOrCreateSecret(data)).toBe(secret)
    expect((await stat(join(data, 'secret'))).mode & 0o777).toBe(0o600)
  })

  it('is the same for sites that start at once', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecret(folder)))
    const kept = (await readFile(join(folder, 'secret'), 'utf8')).trim()
    expect(await loadOrCreateSecret(folder)).toBe(kept)
    expect(new Set(secrets)).toEqual(new Set([kept]))
  })

  it('must be configured if the folder is not writable', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(loadOrCreateSecret(join(folder, 'file'))).rejects.toThrow(/SITE_SECRET\.$/)
  })
})
