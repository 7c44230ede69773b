import type { Browser, Page } from 'playwright-core'
import { hydrated, launchBrowser, openVisitor, isHydratedAfterMove } from '../support/visitor.ts'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { waitUntil } from '../support/wait-until.ts'

/** The history of a tab that was opened before a rollout. */
interface TabOutcome {
  /** Paths of the documents it loaded, in order. */
  readonly documents: readonly string[]
  /** Number of missing scripts. */
  readonly gone: number
  /** True if it ends with a hydrated page of the new version. */
  readonly showsNewVersion: boolean
}

/** Two tabs of a real browser, opened before the rollout. */
export interface OldTabs {
  /** After the rollout: clicks a link in one tab, and lets the other load its scripts. Both should end with `words` on the page. */
  continueAfterRollout(
    words: string,
  ): Promise<{ readonly pressed: TabOutcome; readonly unhydrated: TabOutcome }>
  close(): Promise<void>
}

interface Tab {
  readonly page: Page
  readonly documents: readonly string[]
  readonly missing: readonly string[]
}

export async function openOldTabs(siteUrl: string): Promise<OldTabs> {
  const browser = await launchBrowser(findOrInstallBrowser())
  const hydratedTab = await openTab(browser, siteUrl)
  await hydratedTab.page.goto('/stores')
  await hydrated(hydratedTab.page)
  const unhydrated = await openTab(browser, siteUrl)
  const blocked = Promise.withResolvers<void>()
  await unhydrated.page.route('**/assets/*.js', (route) => blocked.promise.then(() => route.continue()))
  const requested = unhydrated.page.waitForRequest('**/assets/*.js')
  await unhydrated.page.goto('/hours', { waitUntil: 'commit' })
  await requested
  return {
    async continueAfterRollout(words) {
      await hydratedTab.page.locator('header a[href="/hours"]').first().click()
      blocked.resolve()
      return {
        pressed: await readOutcome(hydratedTab, words),
        unhydrated: await readOutcome(unhydrated, words),
      }
    },
    close: () => browser.close(),
  }
}

async function openTab(browser: Browser, baseURL: string): Promise<Tab> {
  const { page } = await openVisitor(browser, { baseURL })
  const [documents, missing]: [string[], string[]] = [[], []]
  page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname))
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  return { page, documents, missing }
}

async function readOutcome({ page, documents, missing }: Tab, words: string): Promise<TabOutcome> {
  // Playwright's reads count as user input, after which a page does not reload itself: read after the new document only.
  const showsNewVersion = () => documents.length > 1 && showsNew(page, words).catch(() => false)
  const patience = { timeoutMs: 60_000, pauseMs: 200 }
  const ends = await waitUntil('the new version', showsNewVersion, patience).then(
    () => true,
    () => false,
  )
  return { documents, gone: missing.length, showsNewVersion: ends }
}

/** Rejects while the page is being replaced. */
async function showsNew(page: Page, words: string): Promise<boolean> {
  if (!(await page.locator('body').innerText()).includes(words)) return false
  return new URL(page.url()).pathname === '/hours' && isHydratedAfterMove(page)
}
