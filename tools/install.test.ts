import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const wanted = {
  '': { name: 'promenade' },
  site: { name: '@promenade/site' },
  'node_modules/@promenade/site': { link: true },
  'node_modules/hono': { version: '4.0.0', integrity: 'sha512-hono' },
  'node_modules/sharp-windows': { version: '1.0.0', integrity: 'sha512-sharp', optional: true },
}
const installed = { site: wanted.site, 'node_modules/hono': wanted['node_modules/hono'] }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-install-'))
  await mkdir(join(folder, 'node_modules'))
  await mkdir(join(folder, 'tools'))
  await cp(join(import.meta.dirname, 'install.mjs'), join(folder, 'tools', 'install.mjs'))
  await writeFile(join(folder, 'npm'), '#!/bin/sh\necho npm "$@"\n', { mode: 0o755 })
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
})

afterEach(() => rm(folder, { recursive: true }))

it('takes the packages that npm has installed by itself, without those of other systems', async () => {
  await npmHasInstalled(installed)
  expect(runInstall()).toBe('')
})

it('finds no packages before the end of an installation', () => {
  expect(runInstall()).toContain('npm ci')
})

it.each([
  ['another version', { ...wanted['node_modules/hono'], version: '3.9.0' }],
  ['another content', { ...wanted['node_modules/hono'], integrity: 'sha512-other' }],
  ['nothing', undefined],
])('installs again if there is %s of a package', async (_, hono) => {
  await npmHasInstalled({ ...installed, 'node_modules/hono': hono })
  expect(runInstall()).toContain('npm ci')
})

async function npmHasInstalled(packages: object): Promise<void> {
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
}

/** Output of `install()` with an `npm` that only says how it was called. */
function runInstall(): string {
  const script = "import { install } from './tools/install.mjs'; install()"
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` },
  })
  return stdout
}
