import type { Locale } from '@promenade/domain/locale/locale'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { followRequests } from '../support/open-requests.ts'

export interface PageOptions extends BrowserContextOptions {
  readonly locale?: Locale
}

/** A page of a browser profile of its own, until the test ends. Its errors are added to `complaints`. */
export async function openPage(
  browser: Browser,
  { locale = 'en', ...options }: PageOptions,
  complaints: string[],
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 850 }, ...options })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(30_000)
  await context.addInitScript((code) => localStorage.setItem('studio-locale', code), locale)
  const page = await context.newPage()
  followRequests(page)
  page.on('pageerror', ({ message }) => complaints.push(message))
  // A policy that is broken, or a warning of React; a missing network is part of some journeys, and the page of a preview may
  // not take the focus.
  page.on('console', (message) => {
    if (message.type() === 'error' && !/^(?:Failed to load|Blocked autofocusing)/.test(message.text()))
      complaints.push(message.text())
  })
  return page
}
