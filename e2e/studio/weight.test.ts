import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useStudio } from './open.ts'

const open = useStudio()

/** Bytes that Brotli leaves of the scripts and styles that a screen has loaded, and of its font as it is. */
async function weigh(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/')),
  )
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const bytes = await (await page.request.get(address)).body()
      return address.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

it('loads at most 210 KB for its first screen, and the editor of texts only with a record', async () => {
  const { page, platform } = await open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const first = await weigh(page)
  expect(first).toBeLessThan(210_000)
  await page.goto(`/entries/${platform.find('page', 'about').id}`)
  await page.getByRole('textbox', { name: 'Text, English' }).waitFor()
  expect((await weigh(page)) - first).toBeLessThan(100_000)
})

it('shows 500 stores within 100 ms of their answer', async () => {
  const { page, platform } = await open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const store = platform.find('store', 'ixtle')
  for (let number = 0; number < 350; number += 1) {
    const id = 10_000 + number
    platform.entries.set(id, { ...store, id, slug: `store-${number}` })
  }
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelectorAll('.entries tbody tr').length < 500) return
          const [answer] = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/entries?kind=store'))
            .slice(-1)
          const arrived = answer === undefined ? 0 : answer.startTime + answer.duration
          resolve(performance.now() - arrived)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('link', { name: 'Stores' }).click()
  // Twice the goal: the machine of the tests does other things too.
  expect(await painted).toBeLessThan(200)
})
