import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, phone, oneBrowser, useBrowser } from '../support/browser.ts'

const browser = oneBrowser()
const visit = useBrowser()

/** Elements whose styles are computed while a page loads and hydrates, for each element of the page. */
const maxPerElement = 10

/**
 * A selector such as `.card:has(img) > :first-child` makes a browser compute the styles of the whole page at every change of
 * its head, once per script: the last compound after `:has()` must name a class, an element or an attribute.
 */
it.each(['/', '/stores/ixtle', '/map', '/events-and-news'])(
  'computes the styles of a page a few times, not once per script: %s',
  async (path) => {
    const { page } = await visit({ ...phone, hasEmptyCache: true })
    await browser().startTracing(page, { categories: ['devtools.timeline'] })
    await page.goto(path)
    await hydrated(page)
    const trace = await browser().stopTracing()
    const perElement = computedStyles(trace) / (await countElements(page))
    expect(perElement).toBeGreaterThan(0.5)
    expect(perElement).toBeLessThan(maxPerElement)
  },
)

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}

function computedStyles(trace: Buffer): number {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString())
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}
