import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
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
  /** Everything the console complained about; a journey ends with none. */
  readonly complaints: readonly string[]
}

export interface VisitorOptions extends BrowserContextOptions {
  /** Has not seen the popup yet, and will meet it on the home page. */
  readonly isNew?: boolean
  /** With service workers, which cache the site for offline use. Without them a browser fetches nothing but its pages. */
  readonly hasServiceWorker?: boolean
}

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: flags })
}

/** Somebody with a profile of their own, whose context is closed by whoever asked for it. */
export async function openVisitor(
  browser: Browser,
  { isNew = false, hasServiceWorker = false, ...options }: VisitorOptions,
): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-CA', ...options })
  if (!isNew) await context.addInitScript(rememberPopup)
  if (!hasServiceWorker) await context.addInitScript(withoutWorkers)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints }
}

/** The popup of the demo mall counts as seen. */
function rememberPopup(): void {
  localStorage.setItem('popup_viewed', 'lantern-night')
}

/** As in a browser that has none. */
function withoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

let moves = 0

/** Pages without scripts: there is nothing to wait for. */
const plainPages = inBothLanguages(['/offline'])

/** Waits until React has taken over the page. Throws where it has not within half a minute. */
export async function hydrated(page: Page): Promise<void> {
  if (plainPages.includes(new URL(page.url()).pathname)) return
  await waitUntil(
    () => `React to take over ${page.url()}`,
    () => showsLife(page),
    { patienceMs: 30_000, pauseMs: 50 },
  )
}

/** Moves the mouse, so that React hydrates, and says whether it has. */
export async function showsLife(page: Page): Promise<boolean> {
  // Another place each time: a sign of life that comes before the page listens for one is none.
  await page.mouse.move(5, 5 + (moves++ % 2))
  return page.evaluate(() => {
    const root: object | null = document.querySelector('main')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'))
  })
}
