import type { Page } from 'playwright-core'

/** Drives a page by keyboard alone. */
export interface KeyboardInput {
  readonly prefix: string
  readonly hasScript: boolean
  open(path: string): Promise<void>
  /** Presses Tab until the element has the focus. Throws if it never gets it. */
  to(selector: string): Promise<void>
  press(...keys: readonly string[]): Promise<void>
  type(text: string): Promise<void>
  /** `to` and `type`. */
  fill(selector: string, text: string): Promise<void>
  /** Waits until the element is visible. */
  sees(selector: string): Promise<void>
  /** Waits until the address matches. */
  at(address: RegExp): Promise<void>
  /** Waits until the element has the focus. */
  isOn(selector: string): Promise<void>
}

interface KeyboardInputOptions {
  readonly prefix: string
  readonly hasScript: boolean
  readonly open: (path: string) => Promise<void>
}

const maxTabs = 500
const waitOptions = { timeout: 10_000 }

export function createKeyboardInput(
  page: Page,
  { prefix, hasScript, open }: KeyboardInputOptions,
): KeyboardInput {
  const isFocused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  /** Waits until the page has moved the focus after a press; without script, each press loads a new document. */
  const waitForFocus = async () => {
    if (!hasScript) return
    const hasFocus = () => document.activeElement !== document.body || !('pressed' in document.body.dataset)
    await page.waitForFunction(hasFocus, undefined, waitOptions)
  }
  const to = async (selector: string) => {
    for (let tabs = 0; tabs < maxTabs; tabs++) {
      if (await isFocused(selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not come to ${selector}`)
  }
  return {
    prefix,
    hasScript,
    open: (path) => open(prefix === '' || path !== '/' ? prefix + path : prefix),
    to,
    async fill(selector, text) {
      await to(selector)
      await page.keyboard.type(text)
    },
    async press(...keys) {
      await page.evaluate(() => (document.body.dataset['pressed'] = ''))
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    async sees(selector) {
      await page.locator(selector).first().waitFor(waitOptions)
      await waitForFocus()
    },
    async at(address) {
      await page.waitForURL(address, waitOptions)
      await waitForFocus()
    },
    async isOn(selector) {
      await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector, waitOptions)
    },
  }
}
