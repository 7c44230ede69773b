import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { launchBrowser, openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

export { hydrated } from './visitor.ts'

/** One browser for all tests of a file. */
export function oneBrowser(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium')
  })
  afterAll(() => browser.close())

  return () => browser
}

/** One browser for a file; each call opens a visitor with a new profile. */
export function useBrowser(): (options?: VisitorOptions) => Promise<Visitor> {
  const launched = oneBrowser()
  return async (options) => {
    const visitor = await openVisitor(launched(), { baseURL: inject('siteUrl'), ...options })
    onTestFinished(() => visitor.page.context().close())
    return visitor
  }
}

/** One visitor for all tests of a file, for tests that change nothing and may share the cache. */
export function useVisitor(options: VisitorOptions): () => Visitor {
  const launched = oneBrowser()
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await openVisitor(launched(), { baseURL: inject('siteUrl'), ...options })
  })
  return () => visitor
}

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true }
export const withoutScript: BrowserContextOptions = { javaScriptEnabled: false }
