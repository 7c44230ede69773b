import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { launchBrowser, openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

export { hydrated } from './visitor.ts'

/** One browser for a file of journeys. */
export function oneBrowser(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium')
  })
  afterAll(() => browser.close())

  return () => browser
}

/** The same; each call opens a visitor with a profile of their own. */
export function useBrowser(): (options?: VisitorOptions) => Promise<Visitor> {
  const launched = oneBrowser()
  return async (options) => {
    const visitor = await openVisitor(launched(), { baseURL: inject('siteUrl'), ...options })
    onTestFinished(() => visitor.page.context().close())
    return visitor
  }
}

/** One visitor for many screens, who changes nothing and so may share the browser's cache. */
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
