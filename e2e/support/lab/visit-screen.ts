import type { Browser, CDPSession, Page } from 'playwright-core'
import { hydrated, openVisitor, saveData } from '../visitor.ts'
import { followTraffic, type Transfer } from './traffic.ts'
import { waitUntil } from '../wait-until.ts'
import { readPage } from './read-page.ts'
import { recordVitals, readVitals, type Vitals } from './vitals.ts'

/** What a browser downloads for a screen. Bytes of compressed bodies; `firstView` includes headers. */
interface Weight {
  readonly html: number
  readonly css: number
  /** Scripts loaded before hydration; inline scripts count as HTML. */
  readonly scriptBefore: number
  /** All scripts of the hydrated screen, without those prefetched for other pages. */
  readonly script: number
  readonly firstView: number
  readonly requests: number
}

export interface ScreenVisit extends Vitals, Weight {
  /** Elements of the hydrated document. */
  readonly elements: number
}

/** An emulated slow phone, or save-data: then React hydrates on the first input and nothing is prefetched. */
type Conditions = SlowPhone | 'save-data'

interface SlowPhone {
  readonly cpuSlowdown: number
  readonly kilobitsPerSecond: number
  readonly latency: number
}

/** The conditions of `npm run bench`. */
export const mobileLab: SlowPhone = { cpuSlowdown: 4, kilobitsPerSecond: 1_600, latency: 150 }

const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true }

/** An open screen with its measurements. */
export interface OpenScreen {
  readonly page: Page
  readonly session: CDPSession
  readonly visit: ScreenVisit
  /** Waits until no request is open. */
  readonly untilQuiet: () => Promise<void>
}

/** Opens a screen on a phone with an empty cache, waits until it is hydrated and no request is open, and calls `use`. */
export function visitScreen<Result>(
  browser: Browser,
  url: string,
  conditions: Conditions | undefined,
  use: (screen: OpenScreen) => Promise<Result>,
): Promise<Result> {
  return withPhone(browser, conditions, async (page, session) => {
    const transfers = await followTraffic(session)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    if (conditions === 'save-data') await hydrated(page)
    else await waitUntil(`hydration of ${url}`, () => readPage(session, isHydrated))
    const hydratedAfter = transfers.length
    await untilQuiet(transfers)
    const ownRequests = conditions === 'save-data' ? transfers.length : hydratedAfter
    // Before the page is asked for boxes, which lays out what is far below the window.
    const vitals = await readVitals(session)
    const uncounted = new Set([
      ...(await readPage(session, farPictures, usualDistance)),
      ...(await readPage(session, icons)),
    ])
    const weight = weightOf(transfers, ownRequests, uncounted)
    const elements = await readPage(session, countElements)
    const visit = { ...weight, elements, ...vitals }
    return await use({ page, session, visit, untilQuiet: () => untilQuiet(transfers) })
  })
}

/** A new page on a phone with an empty cache, which records its vitals. */
export async function withPhone<Result>(
  browser: Browser,
  conditions: Conditions | undefined,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const { page } = await openVisitor(browser, phone)
  const context = page.context()
  try {
    await recordVitals(page)
    const session = await context.newCDPSession(page)
    if (conditions === 'save-data') await page.addInitScript(saveData)
    else if (conditions !== undefined) await slowDown(session, conditions)
    return await use(page, session)
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession, conditions: SlowPhone): Promise<void> {
  const { cpuSlowdown, kilobitsPerSecond, latency } = conditions
  const throughput = (kilobitsPerSecond * 1_000) / 8
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Pixels below the window within which a browser loads lazy pictures on a fast network. */
const usualDistance = 1_250

/**
 * Runs in the page: lazy pictures further below, or beside the window. Not counted, since the browser's distance depends on
 * its guess of the network speed, which is random for a new profile.
 */
function farPictures(distance: number): string[] {
  return [...document.images]
    .filter((picture) => picture.loading === 'lazy')
    .filter((picture) => {
      const { top, left } = picture.getBoundingClientRect()
      return top > window.innerHeight + distance || left > window.innerWidth
    })
    .map((picture) => picture.currentSrc)
}

/** Runs in the page. */
function countElements(): number {
  return document.querySelectorAll('*').length
}

/**
 * Runs in the page: its icons. Not counted, since a browser loads them for its tab and not for the page: some with every page,
 * others once a day, and one without tabs never.
 */
function icons(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].map(({ href }) => href)
}

/** Runs in the page. */
function isHydrated(): boolean {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
}

/** Milliseconds without an open request after which a page counts as quiet. */
const quiet = 800

async function untilQuiet(transfers: readonly Transfer[]): Promise<void> {
  let count = -1
  let since = performance.now()
  while (performance.now() - since < quiet) {
    if (count !== transfers.length || transfers.some(({ isDone }) => !isDone)) {
      count = transfers.length
      since = performance.now()
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The first request of hydration: the data of the page, or its first script if the data is inline. */
const hydrationRequest = /^\/(?:hydration\/|assets\/manifest-)/

/** Requests before hydration are the first view; those after the first `ownRequests` are prefetched for other pages. */
function weightOf(
  transfers: readonly Transfer[],
  ownRequests: number,
  uncounted: ReadonlySet<string>,
): Weight {
  const isScript = ({ url }: Transfer) => new URL(url).pathname.endsWith('.js')
  const hydration = transfers.findIndex(({ url }) => hydrationRequest.test(new URL(url).pathname))
  const view = transfers
    .slice(0, hydration === -1 ? transfers.length : hydration)
    .filter(({ url }) => !uncounted.has(url))
  return {
    html: bodiesOf(view.filter(({ type }) => type === 'Document').slice(0, 1)),
    css: bodiesOf(view.filter(({ type }) => type === 'Stylesheet')),
    scriptBefore: bodiesOf(view.filter(isScript)),
    script: bodiesOf(transfers.slice(0, ownRequests).filter(isScript)),
    firstView: bodiesOf(view) + view.reduce((bytes, { head }) => bytes + head, 0),
    requests: view.length,
  }
}

function bodiesOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((bytes, { body }) => bytes + body, 0)
}
