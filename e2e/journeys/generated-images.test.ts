import { appendFile, cp } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from '../support/browser.ts'
import { useNewMall } from '../support/own-mall.ts'

const root = join(import.meta.dirname, '..', '..')
const visit = useBrowser()

/** With a photograph and a banner of its own: a few pictures, which are generated in seconds. */
const mall = useNewMall('images', async (contentFolder) => {
  const photograph = join('store-fronts', 'restaurant.jpg')
  await cp(join(root, 'demo', 'pictures', photograph), join(contentFolder, '..', 'pictures', photograph))
  await appendFile(
    join(contentFolder, 'stores', 'example-coffee.yaml'),
    'store_front: { path: store-fronts/restaurant.jpg, alt: { en: A restaurant, es: Un restaurante } }\n',
  )
  await appendFile(
    join(contentFolder, 'banners.yaml'),
    '- { name: Property Banner, items: [{ picture: { path: banners/home.svg, alt: { en: A door, es: Una puerta } } }] }\n',
  )
  return { SITE_IMAGE_VARIANTS: 'on', LOG_LEVEL: 'warn' }
})

describe('a photograph', () => {
  it('has small variants once they are generated, of which a phone loads one before all other pictures', async () => {
    const { page } = await visit({ ...phone, baseURL: mall().siteUrl })
    const front = page.locator('main img[fetchpriority="high"]')
    const shown = async () => {
      await page.goto('/stores/example-coffee')
      return front.evaluate((img: HTMLImageElement) => new URL(img.currentSrc || img.src).pathname)
    }
    const sent = async () => (await fetch(`${mall().siteUrl}/stores/example-coffee`)).text()
    await expect.poll(sent, { timeout: 60_000, interval: 1_000 }).toMatch(/\/pictures\/\S+\.avif/)
    await expect
      .poll(shown, { timeout: 60_000, interval: 1_000 })
      .toMatch(/^\/pictures\/[0-9a-f]{16}\/\d+x\d+\.avif$/)
    await expect.poll(() => front.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
})

describe('a shared link', () => {
  it.each([
    ['/', 'the banner of the mall'],
    ['/stores/example-coffee', 'a photograph'],
    ['/stores/example-fashion', 'a logo'],
    ['/promotions/example-sale', 'a drawing'],
    ['/events-and-news/example-concert', 'a drawing'],
    ['/jobs', 'the banner of the mall'],
  ])('to %s has an Open Graph image that every network supports, of %s', async (path) => {
    const address = async () => {
      const html = await (await fetch(mall().siteUrl + path)).text()
      const [, image] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
      return image
    }
    await expect.poll(address, { timeout: 60_000, interval: 500 }).toContain('/open-graph/')
    const image = await fetch((await address()) ?? '')
    expect(image.headers.get('content-type')).toBe('image/jpeg')
    const { format, width, height } = await sharp(await image.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })
})
