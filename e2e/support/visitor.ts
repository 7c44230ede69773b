import { statfsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import { runOffset } from './clock/run-clock.ts'
import { shiftClock } from './clock/shift-clock.mjs'
import { inBothLanguages } from './screens.ts'
import { waitUntil } from './wait-until.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface Visitor {
  readonly page: Page
  /** Console errors and warnings; a journey ends with none. */
  readonly browserErrors: readonly string[]
  /** Forgets the errors so far, and those that the page reports before it opens another document. */
  forgetDocument(): void
}

export interface VisitorOptions extends BrowserContextOptions {
  /** True if the popup of the home page has not been seen yet. */
  readonly isNew?: boolean
  /** True for a journey that watches what its first page fetches. */
  readonly hasEmptyCache?: boolean
  /** True to enable the service worker. */
  readonly hasServiceWorker?: boolean
  /** False for pages that load nothing ahead, neither the pages of their links nor those for offline. */
  readonly loadsAhead?: boolean
  /** True for an application that writes and sends by itself: its document does not stay until the next visit. */
  readonly leavesDocument?: boolean
}

/** A browser whose pages have the clock of the run. */
export async function launchBrowser(
  executablePath: string,
  { args = [], ...options }: LaunchOptions = {},
): Promise<Browser> {
  const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : []
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, ...args],
    ignoreDefaultArgs,
    ...options,
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => setClock(await newContext(options))
  return browser
}

/** Bytes of shared memory for two browsers; a container often has 64 MB. */
const enoughSharedMemory = 2 ** 30

/** Without it, what Chromium's processes share is files on the disk: a gigabyte is written in some minutes. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= enoughSharedMemory
  } catch {
    return false
  }
}

/** Also of its service workers, as soon as they start. */
async function setClock(context: BrowserContext): Promise<BrowserContext> {
  const offset = runOffset()
  if (offset === 0) return context
  await context.addInitScript(shiftClock, offset)
  context.on('serviceworker', (worker) => worker.evaluate(shiftClock, offset).catch(() => undefined))
  return context
}

/** A visitor with a browser profile of their own. The caller closes the context. */
export async function openVisitor(
  browser: Browser,
  {
    isNew = false,
    hasEmptyCache,
    hasServiceWorker = false,
    loadsAhead = true,
    leavesDocument,
    ...options
  }: VisitorOptions,
): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-CA', ...options })
  if (!isNew) await context.addInitScript(rememberPopup)
  if (!hasServiceWorker) await context.addInitScript(withoutWorkers)
  if (!loadsAhead) await context.addInitScript(loadNothingAhead)
  return visitorOn(await context.newPage())
}

/** Follows the errors of a page. */
export function visitorOn(page: Page): Visitor {
  const browserErrors: string[] = []
  let isForgotten = false
  const note = (error: string) => {
    if (!isForgotten) browserErrors.push(error)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text())
  })
  page.on('pageerror', (error) => note(String(error)))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isForgotten = false
  })
  const forgetDocument = () => {
    isForgotten = true
    browserErrors.splice(0)
  }
  return { page, browserErrors, forgetDocument }
}

/** The popup of the demo mall counts as seen. */
function rememberPopup(): void {
  localStorage.setItem('popup_viewed', 'lantern-night')
}

/** Disables service workers. */
function withoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** Sets the browser's setting to save data. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** A page with the setting would not hydrate when idle, so it is off until the document is parsed. */
function loadNothingAhead(): void {
  const connection = {
    get saveData() {
      return document.readyState !== 'loading'
    },
  }
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

let moves = 0

const plainPages = inBothLanguages(['/offline'])

/** Waits until the page is hydrated. Throws after 30 s. */
export async function hydrated(page: Page): Promise<void> {
  if (plainPages.includes(new URL(page.url()).pathname)) return
  await waitUntil(
    () => `the hydration of ${page.url()}`,
    () => isHydratedAfterMove(page),
    { timeoutMs: 30_000, pauseMs: 0 },
  )
}

/** Moves the mouse, which starts hydration, and returns whether the page is hydrated soon. */
export async function isHydratedAfterMove(page: Page): Promise<boolean> {
  // Another position each time: a move before the page listens is lost.
  await page.mouse.move(5, 5 + (moves++ % 2))
  return page.evaluate(isHydratedSoon).catch((error: Error) => {
    // Another document has replaced this one.
    if (error.message.includes('context was destroyed')) return false
    throw error
  })
}

/** Runs in the page, where a look takes a hundredth of the time that it takes from outside. */
async function isHydratedSoon(): Promise<boolean> {
  for (let looks = 0; looks < 10; looks += 1) {
    const root: object | null = document.querySelector('main')
    if (root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'))) {
      // React has begun. A task of low priority comes after its effects.
      await scheduler.postTask(() => undefined, { priority: 'background' })
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}
