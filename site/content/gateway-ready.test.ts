import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createGateway, type Gateway } from './gateway.ts'
import {
  createTestLog,
  createTestPlatform,
  type TestPlatform,
  testGatewayOptions,
} from '../testing/platform.ts'

let now = Date.UTC(2026, 10, 20, 12)

it('is ready only with the pages’ metadata', async () => {
  const platform = createPlatformWithTitles()
  const sent = Promise.withResolvers<Response>()
  platform.behave = (path) => (path === 'meta_data' ? sent.promise : undefined)
  const gateway = await createRefreshed(platform)
  expect(gateway.current('en')).toBeDefined()
  expect(gateway.isReady()).toBe(false)
  sent.resolve(Response.json({ path: '/stores', meta_title: 'All stores' }))
  await expect.poll(() => gateway.isReady()).toBe(true)
  expect(gateway.current('en')?.metaData.get('/stores')?.title).toBe('All stores')
})

it('is ready after ten seconds without metadata', async () => {
  const platform = createPlatformWithTitles()
  platform.behave = (path) => (path === 'meta_data' ? new Promise<Response>(() => undefined) : undefined)
  const gateway = await createRefreshed(platform)
  expect(gateway.isReady()).toBe(false)
  now += 10_000
  expect(gateway.isReady()).toBe(true)
})

it('is ready with saved responses, and not without content', async () => {
  const platform = createPlatformWithTitles()
  const folder = await createFolder()
  const gateway = create(platform, folder)
  await gateway.refresh()
  await expect.poll(() => gateway.isReady()).toBe(true)
  await gateway.stop()
  platform.behave = () => Promise.reject(new TypeError('refused'))
  const again = create(platform, folder)
  expect(again.isReady()).toBe(false)
  await again.start()
  expect(again.isReady()).toBe(true)
})

function createPlatformWithTitles(): TestPlatform {
  const platform = createTestPlatform()
  platform.responses['site_map_data'] = { meta_data: [{ path: '/stores' }] }
  platform.responses['meta_data'] = { path: '/stores', meta_title: 'All stores' }
  return platform
}

it('ignores responses in a removed language without logging', async () => {
  const platform = createTestPlatform()
  const folder = await createFolder()
  const first = create(platform, folder)
  await first.refresh()
  await first.stop()
  for (const name of ['property', 'hours']) {
    const saved = await readFile(join(folder, 'content', `en.${name}.json`), 'utf8')
    await writeFile(
      join(folder, 'content', `fr.${name}.json`),
      saved.replace('"locale":"en"', '"locale":"fr"'),
    )
  }
  const log = createTestLog()
  const again = createGateway({ ...testGatewayOptions(platform, folder), log })
  onTestFinished(() => again.stop())
  await again.start()
  expect(again.current('en')).toBeDefined()
  expect(log.lines).toEqual([])
})

async function createRefreshed(platform: TestPlatform): Promise<Gateway> {
  const gateway = create(platform, await createFolder())
  await gateway.refresh()
  return gateway
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ready-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function create(platform: TestPlatform, folder: string): Gateway {
  const gateway = createGateway({ ...testGatewayOptions(platform, folder), clock: () => now })
  onTestFinished(() => gateway.stop())
  return gateway
}
