import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptKey, type Mall, type MallOptions, startMall, startSite } from '../../tools/mall.ts'
import { ownDatabase } from '../own-database.ts'

/** This journey takes things away, so it has a mall to itself. */
let folder: string
let options: MallOptions
let mall: Mall

const root = join(import.meta.dirname, '..', '..')

/** A record of each kind that nothing else speaks of, its file, and a word of what its page says in its place. */
const gone = [
  ['/promotions/three-for-two-poetry', 'promotions/three-for-two-poetry', 'This promotion is over.'],
  ['/es/promotions/three-for-two-poetry', '', 'Esta promoción ya terminó.'],
  ['/promotions/gullwire-half-month', 'coupons/gullwire-half-month', 'This promotion is over.'],
  ['/events-and-news/swap-day', 'events/swap-day', 'This event is over.'],
  [
    '/events-and-news/four-hives-on-the-roof',
    'news/four-hives-on-the-roof',
    'This news item is no longer current.',
  ],
  ['/jobs/lantern-crew', 'jobs/lantern-crew', 'This job is no longer open.'],
  ['/contests/name-the-ferry', 'contests/name-the-ferry', 'This contest is over.'],
  ['/stores/taffy-rigg', 'stores/taffy-rigg', 'is no longer at Merrow Quay.'],
  ['/es/stores/taffy-rigg', '', 'ya no está en Merrow Quay.'],
] as const

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-gone-'))
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

describe('what the platform no longer has', () => {
  it('is said to be gone, with somewhere to go instead', { timeout: 180_000 }, async () => {
    for (const [path] of gone) await expect.poll(() => statusOf(path), { timeout: 30_000 }).toBe(200)
    for (const [, file] of gone) if (file !== '') await rm(join(options.contentFolder, `${file}.yaml`))
    importContent()
    for (const [path, , words] of gone) {
      await expect.poll(() => statusOf(path), { timeout: 30_000 }).toBe(410)
      const html = await textOf(path)
      expect(html, path).toContain(words)
      expect(html, path).toContain('<meta name="robots" content="noindex"/>')
      expect(html, path).not.toContain('application/ld+json')
      const [, main = ''] = /<main\b([^]*)<\/main>/.exec(html) ?? []
      expect(main.match(/<a\b/g)?.length, `${path} leads on`).toBeGreaterThan(2)
    }
    expect(await textOf('/stores/taffy-rigg')).toContain('Similar places that are here')
  })

  it('has left the site map, and what never was stays unknown', async () => {
    const siteMap = await textOf('/sitemap.xml')
    for (const [path] of gone) expect(siteMap).not.toContain(`${path}<`)
    expect(siteMap).toContain('/stores/ixtle<')
    for (const path of ['/stores/taffy', '/jobs/taffy-rigg', '/promotions/nothing', '/events-and-news/x']) {
      expect(await statusOf(path), path).toBe(404)
    }
  })

  it('is remembered over a restart, without the platform too', { timeout: 120_000 }, async () => {
    await mall.platform.stop()
    await mall.site.stop()
    const site = await startSite(options, keptKey(options.dataFolder), mall.platformUrl)
    try {
      for (const [path, , words] of gone) {
        const answer = await fetch(site.url + path)
        expect(answer.status, path).toBe(410)
        expect(await answer.text(), path).toContain(words)
      }
    } finally {
      await site.stop()
    }
  })
})

function importContent(): void {
  const imported = spawnSync(process.execPath, ['platform/src/import-command.ts', options.contentFolder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...ownDatabase, PLATFORM_DATA: options.dataFolder },
  })
  expect(imported.stderr).toBe('')
}

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(mall.siteUrl + path)
  await answer.body?.cancel()
  return answer.status
}

async function textOf(path: string): Promise<string> {
  return (await fetch(mall.siteUrl + path)).text()
}
