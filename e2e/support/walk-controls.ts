import type { Page, Request } from 'playwright-core'
import { readLog, startLog } from '../accessibility/live-region-log.ts'
import { waitForFrames } from '../accessibility/wait-for-frames.ts'
import { hydrated } from './browser.ts'
import { placeOfFocus } from './place-of-focus.ts'
import { waitUntil } from './wait-until.ts'

/** More than any screen has, with two controls of each kind. */
const maxPresses = 80

/** All parts of a page whose controls are its own. */
export const wholePage = 'main, dialog, header'

/**
 * Presses Enter on the controls of a screen that stay on it, one after the other: the first and the last of each kind. Returns
 * those that lose the focus, or that change the page without an announcement. Buttons are pressed in these parts of the page.
 */
export async function walkControls(page: Page, path: string, parts = wholePage): Promise<Walk> {
  await startLog(page)
  await page.addInitScript(withoutDialogs)
  const waitForData = watchData(page)
  await open(page, path)
  const pressed: string[] = []
  const faults: string[] = []
  while (pressed.length < maxPresses) {
    const control = await page.evaluate(focusNext, { pressed, parts })
    if (control === undefined) break
    pressed.push(control)
    const fault = await pressOne(page, waitForData)
    if (fault !== undefined) faults.push(`${control}: ${fault}`)
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) await open(page, path)
  }
  return { pressed, faults }
}

interface Search {
  readonly pressed: readonly string[]
  readonly parts: string
}

interface Walk {
  readonly pressed: readonly string[]
  readonly faults: readonly string[]
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  // Waits for the work that hydration defers until the browser is idle.
  await waitForFrames(page, 5)
}

async function pressOne(page: Page, waitForData: () => Promise<void>): Promise<string | undefined> {
  await waitForFrames(page, 1)
  await readLog(page, 1)
  const before = await page.evaluate(readPage)
  await page.keyboard.press('Enter')
  // Script may keep a link from leading anywhere.
  await page.waitForURL(before.goal, { timeout: 2_000, waitUntil: 'commit' }).catch(() => undefined)
  await waitForData()
  const after = await page.evaluate(readPage)
  if (after.path !== before.path) return undefined
  if (after.text !== before.text && (await readLog(page, 500)).length === 0)
    return 'the change is not announced'
  return page.evaluate(placeOfFocus)
}

/** Runs in the page; `goal` is the address that the focused link leads to, else that of the page. */
function readPage() {
  const { pathname: path, href } = location
  const { activeElement: link } = document
  const goal = link instanceof HTMLAnchorElement && link.origin === location.origin ? link.href : href
  return { path, goal, text: document.querySelector('main')?.textContent }
}

/** Returns a function that waits until the data of a navigation is there and shown. */
function watchData(page: Page): () => Promise<void> {
  const waiting = new Set<Request>()
  const isData = (request: Request) => new URL(request.url()).pathname.endsWith('.data')
  page.on('request', (request) => isData(request) && waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return async () => {
    await waitForFrames(page, 3)
    await waitUntil('the data of the page', () => waiting.size === 0)
    // Waits for what React renders in slices, which would else count for the next press.
    await page.evaluate(untilIdle)
    await waitForFrames(page, 8)
  }
}

/** Runs in the page. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 }))
}

/** Runs in the page: dialogs of the browser would cover it. */
function withoutDialogs(): void {
  window.print = () => undefined
}

/** Runs in the page: focuses the next control that stays on the page, and returns its kind and name. */
function focusNext({ pressed, parts }: Search): string | undefined {
  const area = document.querySelector('dialog:modal') ?? document
  const controls = [...area.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(
    (control) => control.tabIndex >= 0 && isShown(control) && stays(control),
  )
  // The first of each kind, then the last.
  for (const [done, order] of [controls, controls.toReversed()].entries()) {
    for (const control of order) {
      const kind = kindOf(control)
      const key = `${kind} “${nameOf(control)}”`
      const same = pressed.filter((other) => other.startsWith(`${kind} “`))
      if (same.length !== done || pressed.includes(key)) continue
      control.focus()
      if (document.activeElement === control) return key
    }
  }
  return undefined

  function isShown(control: HTMLElement): boolean {
    return control.checkVisibility({ visibilityProperty: true }) && control.closest('[inert]') === null
  }

  function stays(control: HTMLElement): boolean {
    if (!(control instanceof HTMLAnchorElement)) return control.closest(parts) !== null
    const { pathname, target, hreflang, origin } = control
    // A whole address is one to pass on.
    if (control.getAttribute('href')?.startsWith('http') === true) return false
    return origin === location.origin && pathname === location.pathname && target === '' && hreflang === ''
  }

  function kindOf(control: HTMLElement): string {
    return `${control.tagName.toLowerCase()}.${control.className} in ${control.parentElement?.className ?? ''}`
  }

  function nameOf(control: HTMLElement): string {
    return (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 60)
  }
}
