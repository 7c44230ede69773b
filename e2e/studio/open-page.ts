import type { Locale } from '@promenade/domain/locale/locale'
import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { followRequests } from '../support/open-requests.ts'
import { startVisit } from '../support/reused-visitors.ts'

export interface PageOptions extends BrowserContextOptions {
  readonly locale?: Locale
}

/** A page on which nobody has been before, until the test ends. Its errors are added to `complaints`. */
export async function openPage(
  browser: Browser,
  { locale = 'en', extraHTTPHeaders = {}, ...options }: PageOptions,
  complaints: string[],
): Promise<Page> {
  const { visitor, end } = await startVisit(browser, {
    viewport: { width: 1280, height: 850 },
    locale: 'en-US',
    isNew: true,
    leavesDocument: true,
    ...options,
  })
  const { page } = visitor
  const noteError = ({ message }: Error) => complaints.push(message)
  // A policy that is broken, or a warning of React; a missing network is part of some journeys, and the page of a preview may
  // not take the focus.
  const noteLine = (line: ConsoleMessage) => {
    if (line.type() === 'error' && !/^(?:Failed to load|Blocked autofocusing)/.test(line.text()))
      complaints.push(line.text())
  }
  page.on('pageerror', noteError)
  page.on('console', noteLine)
  onTestFinished(async ({ task }) => {
    page.off('pageerror', noteError)
    page.off('console', noteLine)
    await end(task.result?.state === 'pass')
  })
  page.context().setDefaultTimeout(60_000)
  await page.context().setExtraHTTPHeaders(extraHTTPHeaders)
  await page.addInitScript((code) => localStorage.setItem('studio-locale', code), locale)
  followRequests(page)
  return page
}
