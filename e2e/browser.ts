import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { launchBrowser, openVisitor, showsLife, type Visitor, type VisitorOptions } from './visitor.ts'

/** One browser for a file of journeys; each visitor has a profile of their own. */
export function useBrowser(): (options?: VisitorOptions) => Promise<Visitor> {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser(executable)
  })
  afterAll(() => browser.close())

  return async (options) => {
    const visitor = await openVisitor(browser, { baseURL: inject('siteUrl'), ...options })
    onTestFinished(() => visitor.page.context().close())
    return visitor
  }
}

/** One visitor who goes through many screens and changes nothing: what the browser has fetched once it keeps. */
export function useVisitor(options: VisitorOptions): () => Visitor {
  let browser: Browser
  let visitor: Visitor
  beforeAll(async () => {
    browser = await launchBrowser(executable)
    visitor = await openVisitor(browser, { baseURL: inject('siteUrl'), ...options })
  })
  afterAll(() => browser.close())

  return () => visitor
}

const executable = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true }
export const withoutScript: BrowserContextOptions = { javaScriptEnabled: false }

/** Waits until React has taken over the page. */
export async function awake(page: Page): Promise<void> {
  await expect.poll(() => showsLife(page), { timeout: 30_000 }).toBe(true)
}
