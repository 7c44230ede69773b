import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  keptKey,
  type Mall,
  type MallOptions,
  startMall,
  startPlatform,
  startSite,
} from '../../tools/mall.ts'
import { ownDatabase } from '../own-database.ts'

/** These journeys stop servers, so they have a mall to themselves. */
let folder: string
let options: MallOptions
let mall: Mall

const root = join(import.meta.dirname, '..', '..')
const pages = ['/', '/es', '/stores', '/es/stores/ixtle', '/hours', '/pages/gift-cards']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-outage-'))
  await cp(join(root, 'demo', 'content'), join(folder, 'demo', 'content'), { recursive: true })
  await symlink(join(root, 'demo', 'pictures'), join(folder, 'demo', 'pictures'))
  options = {
    dataFolder: join(folder, 'data'),
    contentFolder: join(folder, 'demo', 'content'),
    sitePort: 0,
    platformPort: 0,
    environment: ownDatabase,
  }
  mall = await startMall(options)
})

afterAll(async () => {
  await mall.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a change of the content', () => {
  it('is on the page within seconds of the import', async () => {
    const file = join(options.contentFolder, 'stores', 'ixtle.yaml')
    const before = await readFile(file, 'utf8')
    await writeFile(file, before.replace(/^name: .*$/m, 'name: Ixtle Renamed'))
    const imported = spawnSync(process.execPath, ['platform/src/import-command.ts', options.contentFolder], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...ownDatabase, PLATFORM_DATA: options.dataFolder },
    })
    expect(imported.stderr).toBe('')
    expect(imported.status).toBe(0)
    await expect
      .poll(() => textOf(`${mall.siteUrl}/stores/ixtle`), { timeout: 10_000 })
      .toContain('Ixtle Renamed')
  })

  it('is refused whole, with file and field, when it has a fault', async () => {
    const file = join(options.contentFolder, 'stores', 'ixtle.yaml')
    const before = await readFile(file, 'utf8')
    await writeFile(file, before.replace(/^level: .*$/m, 'level: tenth'))
    const imported = spawnSync(process.execPath, ['platform/src/import-command.ts', options.contentFolder], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...ownDatabase, PLATFORM_DATA: options.dataFolder },
    })
    await writeFile(file, before)
    expect(imported.status).toBe(1)
    expect(imported.stderr).toMatch(/stores\/ixtle\.yaml:\d+ level: /)
  })
})

describe('a site behind a public address of its own', () => {
  it('listens on its port and names that address', async () => {
    const sitePort = await freePort()
    const origin = 'https://mall.example'
    const site = await startSite(
      {
        ...options,
        dataFolder: join(folder, 'public'),
        sitePort,
        environment: { ...ownDatabase, SITE_ORIGIN: origin },
      },
      keptKey(options.dataFolder),
      mall.platformUrl,
    )
    try {
      const page = `http://localhost:${sitePort}/stores`
      await expect.poll(() => textOf(page)).toContain(`href="${origin}/stores"`)
    } finally {
      await site.stop()
    }
  })
})

describe('while the platform is gone', () => {
  it('every page answers as before, after a restart of the site too', { timeout: 120_000 }, async () => {
    await mall.platform.stop()
    for (const path of pages) expect(await statusOf(mall.siteUrl + path), path).toBe(200)
    await mall.site.stop()
    const started = performance.now()
    const site = await startSite(options, keptKey(options.dataFolder), mall.platformUrl)
    expect(performance.now() - started).toBeLessThan(15_000)
    try {
      for (const path of pages) expect(await statusOf(site.url + path), path).toBe(200)
      const html = await textOf(`${site.url}/stores/ixtle`)
      const [, picture = ''] = /<img[^>]+src="(\/media\/[^"]+)"/.exec(html) ?? []
      expect(await statusOf(site.url + picture)).toBe(200)
    } finally {
      await site.stop()
    }
  })

  it(
    'a site that never saw it answers 503 in both languages and heals by itself',
    { timeout: 120_000 },
    async () => {
      const fresh = { ...options, dataFolder: join(folder, 'fresh') }
      const port = Number(new URL(mall.platformUrl).port)
      const site = await startSite(fresh, keptKey(options.dataFolder), mall.platformUrl)
      try {
        const answer = await fetch(site.url)
        expect(answer.status).toBe(503)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        const platform = await startPlatform({ ...options, platformPort: port }, keptKey(options.dataFolder))
        try {
          await expect.poll(() => statusOf(site.url), { timeout: 15_000 }).toBe(200)
        } finally {
          await platform.stop()
        }
      } finally {
        await site.stop()
      }
    },
  )
})

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
