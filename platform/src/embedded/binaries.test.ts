import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { restoreLinks } from './binaries.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-links-'))
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await mkdir(join(folder, 'native'))
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('links the libraries that npm could not pack as links', async () => {
  await mkdir(join(folder, 'native/lib'))
  await writeFile(join(folder, 'native/lib/libpq.so.5.18'), '')
  await restoreLinks(folder)
  await restoreLinks(folder)
  expect(await readlink(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
})

it('names the link that cannot be created', async () => {
  await writeFile(join(folder, 'native/lib'), 'a file where the folder should be')
  await expect(restoreLinks(folder)).rejects.toThrow(
    /^PostgreSQL needs the link \S+\/libpq\.so\.5, which this account cannot create: run "npm rebuild"/,
  )
})
