import type { Browser, Disposable, Page } from 'playwright-core'
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

interface ReusableVisitor {
  readonly visitor: Visitor
  /** Clears what the pages of its browser context have stored, and removes the scripts that run before theirs. */
  clear(): Promise<void>
  /** True after a call whose effect on the page lasts. */
  isChanged(): boolean
}

export interface Visit {
  readonly visitor: Visitor
  /** The page is kept for another visit if its test passed. */
  end(isPassed: boolean): Promise<void>
}

/** Each kept page needs memory. */
const maxKept = 6

/** By the options that can't be changed later, the longest unused first. */
const kept = new Map<string, ReusableVisitor>()

/**
 * Opens a page that nobody has used, or one whose visit has ended: that saves its renderer process and the compilation
 * of its scripts, half of the processor time of a visit. The cache of the browser stays.
 */
export async function startVisit(browser: Browser, options: VisitorOptions): Promise<Visit> {
  if (options.hasEmptyCache === true || options.hasServiceWorker === true) {
    const visitor = await openVisitor(browser, options)
    return { visitor, end: () => visitor.page.context().close() }
  }
  const key = fixedOptions(options)
  const reusable = kept.get(key) ?? (await openReusable(browser, options))
  kept.delete(key)
  const { visitor } = reusable
  await resetWindow(visitor.page, options)
  return {
    visitor,
    end: async (isPassed) => {
      if (!isPassed || reusable.isChanged() || kept.has(key) || !(await clearVisit(reusable, options)))
        return visitor.page.context().close()
      kept.set(key, reusable)
      const [oldest] = kept
      if (oldest === undefined || kept.size <= maxKept) return
      kept.delete(oldest[0])
      await oldest[1].visitor.page.context().close()
    },
  }
}

/** The options that `resetWindow` does not set. */
function fixedOptions(options: VisitorOptions): string {
  const { viewport, colorScheme, reducedMotion, forcedColors, contrast, ...fixed } = options
  return JSON.stringify(fixed)
}

async function openReusable(browser: Browser, options: VisitorOptions): Promise<ReusableVisitor> {
  const visitor = await openVisitor(browser, options)
  const { page } = visitor
  const context = page.context()
  const openSession = context.newCDPSession.bind(context, page)
  let isChanged = false
  const note = () => (isChanged = true)
  const scripts: Promise<Disposable>[] = []
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = (...given) => {
    const script = addInitScript(...given)
    scripts.push(script)
    return script
  }
  watchCalls(page, ['exposeBinding', 'exposeFunction', 'pdf'], note)
  watchCalls(page.clock, ['install', 'setFixedTime', 'setSystemTime'], note)
  watchCalls(context, ['addInitScript', 'newCDPSession'], note)
  const clear = async () => {
    for (const script of scripts.splice(0)) await (await script).dispose()
    // Not kept open: with a second session Chromium forgets an emulated medium on navigation.
    const session = await openSession()
    await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
    await session.detach()
  }
  return { visitor, clear, isChanged: () => isChanged }
}

function watchCalls(target: object, names: readonly string[], note: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') throw new Error(`Playwright has no method ${name}.`)
    const watched = new Proxy(method, {
      apply: (called, self, given): unknown => {
        note()
        return Reflect.apply(called, self, given)
      },
    })
    Reflect.set(target, name, watched)
  }
}

/** Returns false if the page can't be used again. */
async function clearVisit(
  { visitor, clear }: ReusableVisitor,
  { leavesDocument }: VisitorOptions,
): Promise<boolean> {
  const { page } = visitor
  const context = page.context()
  try {
    // Else the next test would see this event.
    await page.waitForLoadState('domcontentloaded')
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of [
      'dialog',
      'domcontentloaded',
      'request',
      'requestfailed',
      'requestfinished',
      'response',
    ] as const)
      page.removeAllListeners(event)
    await page.unrouteAll()
    await context.unrouteAll()
    await context.setOffline(false)
    await context.clearPermissions()
    await page.setExtraHTTPHeaders({})
    await context.setExtraHTTPHeaders({})
    if (leavesDocument === true) await page.goto('about:blank')
    // Else the document stays until the next one replaces it, and must store nothing meanwhile.
    // With an empty document between the two, the scripts would be compiled again.
    else
      await page.evaluate(() => {
        Storage.prototype.setItem = () => undefined
        localStorage.clear()
        sessionStorage.clear()
      })
    await clear()
    await context.clearCookies()
    visitor.forgetDocument()
    return true
  } catch {
    return false
  }
}

async function resetWindow(page: Page, options: VisitorOptions): Promise<void> {
  await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 })
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    forcedColors: options.forcedColors ?? 'none',
    contrast: options.contrast ?? 'no-preference',
  })
  await page.mouse.move(0, 0)
}
