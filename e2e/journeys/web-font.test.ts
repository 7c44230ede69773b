import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { noteShifts } from '../support/note-shifts.ts'
import { untilCached } from '../support/offline-pages.ts'

const visit = useBrowser()
const font = 'Bricolage Grotesque'

it('is not loaded by the first document on a phone, and is used by later ones', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 640 }, hasServiceWorker: true })
  await page.addInitScript(noteShifts)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/hours')
  await untilCached(page, '/hours')
  expect(requested.filter((url) => url.endsWith('.woff2'))).toEqual([])
  expect(await fontsOfTitle(page)).not.toContainEqual(expect.stringContaining(font))

  const fontsAfterReload = async () => {
    await page.reload()
    return fontsOfTitle(page)
  }
  // A browser that takes longer than a tenth of a second to read it keeps the fallback.
  await expect.poll(fontsAfterReload).toEqual([expect.stringContaining(font)])
  expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined()
})

it('is loaded by the first document on a wide screen', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 } })
  const loaded = page.waitForResponse('**/*.woff2')
  await page.goto('/hours')
  expect((await loaded).ok()).toBe(true)
})

/** The names of the fonts in which the browser draws the title. */
async function fontsOfTitle(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName)
  } finally {
    await session.detach()
  }
}
