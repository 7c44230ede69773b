import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject, onTestFinished } from 'vitest'
import { findOrInstallBrowser } from './find-browser.ts'
import { startVisit, type Visit } from './reused-visitors.ts'
import { launchBrowser, type Visitor, type VisitorOptions } from './visitor.ts'

export { hydrated } from './visitor.ts'

let launched: Browser | undefined

/**
 * Of V8, only its interpreter and its quickest compiler: to optimise code for pages that are left after some seconds took an
 * eighth to a quarter of the processor time of pages. No journey measures speed.
 */
const args = ['--js-flags=--no-maglev --no-opt']

/** One browser for all test files of a worker, since its start takes longer than many a journey. It ends with the worker. */
export function oneBrowser(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    if (!launched?.isConnected()) launched = await launchBrowser(findOrInstallBrowser(), { args })
    browser = launched
  })
  return () => browser
}

/**
 * Each call opens a visitor of whom nothing is known: no cookie, no storage, no permission. `common` are the options of all
 * visitors of a file.
 */
export function useBrowser(common: VisitorOptions = {}): (options?: VisitorOptions) => Promise<Visitor> {
  const browser = oneBrowser()
  return async (options) => {
    const { visitor, end } = await startVisit(browser(), withDefaults({ ...common, ...options }))
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
    visit = await startVisit(browser(), withDefaults(options))
  })
  afterEach(({ task }) => {
    hasPassed &&= task.result?.state === 'pass'
  })
  afterAll(() => visit.end(hasPassed))
  return () => visit.visitor
}

/**
 * What a page loads ahead takes as long as the page itself, so it does so in the journeys about it alone; in `npm run audit` in
 * all of them.
 */
function withDefaults(options: VisitorOptions): VisitorOptions {
  const loadsAhead = inject('isAudit') || options.hasServiceWorker === true || options.hasEmptyCache === true
  return { baseURL: inject('siteUrl'), loadsAhead, ...options }
}

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true }
export const withoutScript: BrowserContextOptions = { javaScriptEnabled: false }
