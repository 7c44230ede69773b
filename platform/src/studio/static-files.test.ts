import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { createStudioApp } from './app.ts'
import { createPresence } from './presence.ts'
import { readStaticFiles } from './static-files.ts'
import { createContentParts } from '../previews/preview-contents.ts'

it('is the built studio', async () => {
  const get = await open('<!doctype html><script nonce="__CSP_NONCE__"></script>')
  const response = await get('/entries')
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/nonce="[\w+/=]{20,}"/)
})

it('is 503 on every screen where the studio is not built', async () => {
  const get = await open(undefined)
  const response = await get('/log-in')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('npm run build')
})

async function open(index: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'static-files-'))
  const test = await createTestDatabase({ empty: true })
  onTestFinished(async () => {
    await rm(folder, { recursive: true })
    await test.drop()
  })
  if (index !== undefined) await writeFile(join(folder, 'index.html'), index)
  const app = createStudioApp({
    ...createContentParts(test.database),
    isDemo: false,
    siteUrl: undefined,
    clock: () => new Date('2026-11-24T12:00:00Z'),
    presence: createPresence(),
    origin: () => 'https://studio.test',
    hashAddress: () => 'hash',
    files: await readStaticFiles(folder),
    onError: () => {},
  })
  return (path: string) => app(new Request(`https://studio.test${path}`))
}
