import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadOrCreateKey, startSite } from '../../tools/mall.ts'
import { importContent } from '../support/import-content.ts'
import { useOwnMall } from '../support/own-mall.ts'

/** This journey removes records. */
const own = useOwnMall('gone')

/** A record of each kind without references to it, its file, and a text of its page after the removal. */
const gone = [
  ['/promotions/three-for-two-poetry', 'promotions/three-for-two-poetry', 'This promotion is over.'],
  ['/es/promotions/three-for-two-poetry', '', 'Esta promoción ya terminó.'],
  ['/promotions/gullwire-half-month', 'coupons/gullwire-half-month', 'This promotion is over.'],
  // Two weeks from now: on no day of the week it is over by itself.
  ['/events-and-news/chowder-cook-off', 'events/chowder-cook-off', 'This event is over.'],
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

describe('a record that the platform has removed', () => {
  it('is shown as gone, with links to others', { timeout: 180_000 }, async () => {
    const { options } = own()
    for (const [path] of gone)
      await expect.poll(() => statusOf(path), { message: path, timeout: 30_000 }).toBe(200)
    for (const [, file] of gone) if (file !== '') await rm(join(options.contentFolder, `${file}.yaml`))
    expect(importContent(options).stderr).toBe('')
    for (const [path, , words] of gone) {
      await expect.poll(() => statusOf(path), { message: path, timeout: 30_000 }).toBe(410)
      const html = await textOf(path)
      expect(html, path).toContain(words)
      expect(html, path).toContain('<meta name="robots" content="noindex"/>')
      expect(html, path).not.toContain('application/ld+json')
      const [, main = ''] = /<main\b([^]*)<\/main>/.exec(html) ?? []
      expect(main.match(/<a\b/g)?.length, `${path} leads on`).toBeGreaterThan(2)
    }
    expect(await textOf('/stores/taffy-rigg')).toContain('Similar places that are here')
  })

  it('is not in the sitemap, and an unknown address stays a 404', async () => {
    const siteMap = await textOf('/sitemap.xml')
    for (const [path] of gone) expect(siteMap).not.toContain(`${path}<`)
    expect(siteMap).toContain('/stores/ixtle<')
    for (const path of ['/stores/taffy', '/jobs/taffy-rigg', '/promotions/nothing', '/events-and-news/x']) {
      expect(await statusOf(path), path).toBe(404)
    }
  })

  it('is remembered after a restart, without the platform too', { timeout: 120_000 }, async () => {
    const { mall, options } = own()
    await mall.platform.stop()
    await mall.site.stop()
    const site = await startSite(options, loadOrCreateKey(options.dataFolder), mall.platformUrl)
    try {
      for (const [path, , words] of gone) {
        const response = await fetch(site.url + path)
        expect(response.status, path).toBe(410)
        expect(await response.text(), path).toContain(words)
      }
    } finally {
      await site.stop()
    }
  })
})

async function statusOf(path: string): Promise<number> {
  const response = await fetch(own().mall.siteUrl + path)
  await response.body?.cancel()
  return response.status
}

async function textOf(path: string): Promise<string> {
  return (await fetch(own().mall.siteUrl + path)).text()
}
