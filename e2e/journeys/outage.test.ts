import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort } from '@promenade/process/free-port'
import { loadOrCreateKey, startPlatform, startSite } from '../../tools/mall.ts'
import { importContent } from '../support/import-content.ts'
import { useBrowser } from '../support/browser.ts'
import { useOwnMall } from '../support/own-mall.ts'

/** These journeys stop the platform. */
const own = useOwnMall('outage')
const visit = useBrowser()

const pages = ['/', '/es', '/stores', '/es/stores/ixtle', '/hours', '/pages/gift-cards']

describe('a change of the content', () => {
  it('is on the page within seconds after the import', async () => {
    const { mall, options } = own()
    const file = join(options.contentFolder, 'stores', 'ixtle.yaml')
    const before = await readFile(file, 'utf8')
    await writeFile(file, before.replace(/^name: .*$/m, 'name: Ixtle Renamed'))
    const imported = importContent(options)
    expect(imported.stderr).toBe('')
    expect(imported.status).toBe(0)
    await expect
      .poll(() => textOf(`${mall.siteUrl}/stores/ixtle`), { timeout: 10_000 })
      .toContain('Ixtle Renamed')
  })

  it('is rejected completely, with file and field, if it has a fault', async () => {
    const { options } = own()
    const file = join(options.contentFolder, 'stores', 'ixtle.yaml')
    const before = await readFile(file, 'utf8')
    await writeFile(file, before.replace(/^level: .*$/m, 'level: tenth'))
    const imported = importContent(options)
    await writeFile(file, before)
    expect(imported.status).toBe(1)
    expect(imported.stderr).toMatch(/stores\/ixtle\.yaml:\d+ level: /)
  })
})

describe('while the platform is down', () => {
  it(
    'every page responds as before, after a restart with a public address too',
    {
      timeout: 120_000,
    },
    async () => {
      const { mall, options } = own()
      await mall.platform.stop()
      for (const path of pages) expect(await statusOf(mall.siteUrl + path), path).toBe(200)
      await mall.site.stop()
      const sitePort = await freePort()
      const origin = 'https://mall.example'
      const environment = { ...options.environment, SITE_ORIGIN: origin }
      const key = loadOrCreateKey(options.dataFolder)
      const site = await startSite({ ...options, sitePort, environment }, key, mall.platformUrl)
      // It listens on its port, and names its public address.
      const siteUrl = `http://localhost:${sitePort}`
      try {
        for (const path of pages) expect(await statusOf(siteUrl + path), path).toBe(200)
        const html = await textOf(`${siteUrl}/stores/ixtle`)
        expect(html).toContain(`href="${origin}/stores/ixtle"`)
        const [, picture = ''] = /<img[^>]+src="(\/media\/[^"]+)"/.exec(html) ?? []
        expect(await statusOf(siteUrl + picture)).toBe(200)
      } finally {
        await site.stop()
      }
    },
  )

  it(
    'a site that never saw it answers 503 in both languages and heals by itself',
    { timeout: 120_000 },
    async () => {
      const { folder, mall, options } = own()
      const fresh = { ...options, dataFolder: join(folder, 'fresh') }
      const port = Number(new URL(mall.platformUrl).port)
      const site = await startSite(fresh, loadOrCreateKey(options.dataFolder), mall.platformUrl)
      try {
        const response = await fetch(site.url)
        expect(response.status).toBe(503)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        const { page } = await visit({ baseURL: site.url })
        await page.goto('/')
        await expect.poll(() => page.textContent('h1')).toBe('We will be right back')
        const platform = await startPlatform(
          { ...options, platformPort: port },
          loadOrCreateKey(options.dataFolder),
        )
        try {
          await expect.poll(() => statusOf(site.url)).toBe(200)
          await expect.poll(() => page.title()).toContain('Merrow Quay')
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
