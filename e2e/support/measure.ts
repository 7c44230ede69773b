import { isDeepStrictEqual } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { waitUntil } from './wait-until.ts'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/**
 * Waits for the styles, pictures and fonts of the current document. Without script, a text of the next document is found
 * before the styles that place it, so wait for its address or a text first, then for this, then measure.
 */
export async function arrived(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(loadFonts)
}

/** The box of an element in a document with its styles, as soon as the element stands still. Throws if it is hidden. */
export async function boxOf(element: Locator): Promise<Box> {
  await arrived(element.page())
  let before: Box | null = null
  let box = await element.boundingBox()
  await waitUntil(
    `${element} to stand still`,
    async () => {
      ;[before, box] = [box, await element.boundingBox()]
      return isDeepStrictEqual(before, box)
    },
    { timeoutMs: 30_000 },
  )
  if (box === null) throw new Error(`${element} is hidden.`)
  return box
}

/** Runs in the page. Reading a size makes a layout, which requests the fonts. */
async function loadFonts(): Promise<void> {
  document.body.getBoundingClientRect()
  await document.fonts.ready
}
