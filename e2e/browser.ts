import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'

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

interface VisitorOptions extends BrowserContextOptions {
  /** Has not seen the popup yet, and will meet it on the home page. */
  readonly isNew?: boolean
  /** Has a browser that keeps the site for use without a network; the others fetch every page and nothing beside. */
  readonly keepsSite?: boolean
}

/** One browser for a file of journeys; each visitor has a profile of their own. */
export function useBrowser(): (options?: VisitorOptions) => Promise<Visitor> {
  let browser: Browser
  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
    browser = await chromium.launch({ executablePath, args: flags })
  })
  afterAll(() => browser.close())

  return async ({ isNew = false, keepsSite = false, ...options } = {}) => {
    const context = await browser.newContext({ baseURL: inject('siteUrl'), locale: 'en-CA', ...options })
    onTestFinished(() => context.close())
    if (!isNew) await context.addInitScript(rememberPopup)
    if (!keepsSite) await context.addInitScript(withoutWorkers)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    return { page, complaints }
  }
}

/** The popup of the demo mall counts as seen. */
function rememberPopup(): void {
  localStorage.setItem('popup_viewed', 'lantern-night')
}

/** As in a browser that has none. */
function withoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true }
export const withoutScript: BrowserContextOptions = { javaScriptEnabled: false }

/** Waits until React has taken over the page. */
export async function awake(page: Page): Promise<void> {
  let moves = 0
  const isAwake = async () => {
    // Again and again: a sign of life that comes before the page listens for one is none.
    await page.mouse.move(5, 5 + (moves++ % 2))
    return page.evaluate(() => {
      const root: object | null = document.querySelector('main')
      return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'))
    })
  }
  await expect.poll(isAwake, { timeout: 30_000 }).toBe(true)
}
