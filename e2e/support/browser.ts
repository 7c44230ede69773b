import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject, onTestFinished } from 'vitest'
import { findOrInstallBrowser } from './find-browser.ts'
import { startVisit, type Visit } from './reused-visitors.ts'
import { launchBrowser, type Visitor, type VisitorOptions } from './visitor.ts'

export { hydrated } from './visitor.ts'

let launched: Browser | undefined

/** One browser for all test files of a worker, since its start takes longer than many a journey. It ends with the worker. */
export function oneBrowser(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    if (!launched?.isConnected()) launched = await launchBrowser(findOrInstallBrowser())
    browser = launched
  })
  return () => browser
}

/** Each call opens a visitor of whom nothing is known: no cookie, no storage, no permission. */
export function useBrowser(): (options?: VisitorOptions) => Promise<Visitor> {
  const browser = oneBrowser()
  return async (options) => {
    const { visitor, end } = await startVisit(browser(), { baseURL: inject('siteUrl'), ...options })
    onTestFinished(({ task }) => end(task.result?.state === 'pass'))
    return visitor
  }
}

/** One visitor for all tests of a file, for tests that change nothing and may share the cache. */
export function useVisitor(options: VisitorOptions): () => Visitor {
  const browser = oneBrowser()
  let visit: Visit
  let hasPassed = true
  beforeAll(async () => {
    visit = await startVisit(browser(), { baseURL: inject('siteUrl'), ...options })
  })
  afterEach(({ task }) => {
    hasPassed &&= task.result?.state === 'pass'
  })
  afterAll(() => visit.end(hasPassed))
  return () => visit.visitor
}

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true }
export const withoutScript: BrowserContextOptions = { javaScriptEnabled: false }
