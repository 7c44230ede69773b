import type { Page, Request } from 'playwright-core'
import { waitUntil } from './wait-until.ts'

const openRequests = new WeakMap<Page, Set<Request>>()

/** Follows the requests of a page from now on, for `untilLoaded`. */
export function followRequests(page: Page): void {
  const open = new Set<Request>()
  openRequests.set(page, open)
  page.on('request', (request) => {
    // A new document ends the requests of the one before.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** Waits until the page has no open request, such as for data or for a part that is loaded late. */
export async function untilLoaded(page: Page): Promise<void> {
  const open = openRequests.get(page)
  if (open === undefined) throw new Error('The requests of this page are not followed.')
  let quietReadings = 0
  await waitUntil(
    () => `the requests ${[...open].map((request) => request.url()).join()}`,
    async () => {
      // Waits for its turn in the page: what reads a response there may make another request.
      await page.evaluate(() => {})
      quietReadings = open.size === 0 ? quietReadings + 1 : 0
      return quietReadings === 3
    },
    { timeoutMs: 30_000, pauseMs: 30 },
  )
}
