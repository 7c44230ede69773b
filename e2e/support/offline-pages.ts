import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { useVisitor } from './browser.ts'
import { hydrated, type Visitor, visitorOn } from './visitor.ts'

/**
 * A device on which the site is cached once for all tests of a block: to fill the cache takes most of the time of a test. Each
 * call opens a page online. A test may change the cache only if the others don't mind.
 */
export function useDevice(): () => Promise<Visitor> {
  const visitor = useVisitor({ hasServiceWorker: true })
  return async () => {
    const context = visitor().page.context()
    await context.setOffline(false)
    const page = await context.newPage()
    onTestFinished(() => page.close())
    return visitorOn(page)
  }
}

/** The line that says how old a cached page is. */
export function lineOf(page: Page) {
  return page.locator('[data-cached] [role=status]')
}

/** Waits until this page and the offline list are cached, and no older version. */
export async function untilCached(page: Page, path: string): Promise<void> {
  await hydrated(page)
  const isCached = async (path: string) => {
    const [name, ...more] = await caches.keys()
    if (name === undefined || more.length > 0) return false
    const paths = await (await caches.open(name)).keys()
    const cached = paths.map(({ url }) => new URL(url).pathname)
    return cached.includes(path) && cached.some((path) => /^\/offline\/\w+\.json$/.test(path))
  }
  await expect.poll(() => page.evaluate(isCached, path), { timeout: 30_000 }).toBe(true)
}

/** The browser logs each failed request without a network. */
export function isOfTheSite(error: string): boolean {
  return !error.includes('ERR_INTERNET_DISCONNECTED')
}
