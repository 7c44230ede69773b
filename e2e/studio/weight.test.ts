import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { untilLoaded } from '../support/open-requests.ts'
import { useStudio } from './open.ts'

const open = useStudio()

/** Bytes that Brotli leaves of each script and style that a screen has loaded; fonts count as they are. */
async function weigh(page: Page): Promise<ReadonlyMap<string, number>> {
  await untilLoaded(page)
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/')),
  )
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const bytes = await (await fetch(address)).bytes()
      const size = address.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
      return [address.replace(/^.*\/(.*)-.{8}(\.\w+)$/, '$1$2'), size] as const
    }),
  )
  return new Map(sizes)
}

function total(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

it('loads at most 210 KB for its first screen, and the editor of texts only with a record', async () => {
  const { page, platform } = await open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const first = await weigh(page)
  expect(total(first)).toBeLessThan(210_000)
  expect(first.has('rich-text.js')).toBe(false)
  await page.goto(`/entries/${platform.find('page', 'about').id}`)
  await page.locator('[contenteditable=true]').first().waitFor()
  const record = await weigh(page)
  expect(record.get('rich-text.js')).toBeLessThan(70_000)
  expect(total(record)).toBeLessThan(315_000)
})
