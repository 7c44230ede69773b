import type { CDPSession, Page } from 'playwright-core'
import { readPage } from '../e2e/support/lab/read-page.ts'
import { readPresses, shortestReported } from '../e2e/support/lab/vitals.ts'
import { waitUntil } from '../e2e/support/wait-until.ts'

/** Milliseconds until a paint is reported, if it is. */
const reporting = 1_000

/** Scrolls the first match to the middle of the window. */
export function scrollIntoWindow(session: CDPSession, selector: string): Promise<void> {
  return readPage(session, scrollTo, selector)
}

/** Taps the first match, which is in the window: milliseconds until the next paint. */
export async function press(session: CDPSession, selector: string): Promise<number> {
  const point = await readPage(session, middleOf, selector)
  const index = (await readPresses(session)).length
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  let painted: number | undefined
  let pressed = Infinity
  await waitUntil(`a press on ${selector}`, async () => {
    painted = (await readPresses(session))[index]
    if (painted !== undefined) pressed = Math.min(pressed, performance.now())
    return Boolean(painted) || performance.now() - pressed > reporting
  })
  return painted || shortestReported
}

/** Milliseconds from a click on a link until the new text of the first `changed` has been painted. */
export function timeToPainted(page: Page, link: string, changed: string): Promise<number> {
  return page.evaluate(clickAndWait, [link, changed] as const)
}

/** Runs in the page. */
function scrollTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Runs in the page, when it is idle. */
async function middleOf(selector: string): Promise<{ x: number; y: number }> {
  const target = document.querySelector(selector)
  if (target === null) throw new Error(`There is no ${selector} on the page.`)
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }))
  const { x, y, width, height } = target.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Runs in the page. */
function clickAndWait([link, changed]: readonly [string, string]): Promise<number> {
  const target = document.querySelector<HTMLElement>(link)
  if (target === null) throw new Error(`There is no ${link} on the page.`)
  const text = () => document.querySelector(changed)?.textContent
  const before = text()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (text() === before) return
      observer.disconnect()
      // A message that is posted in a frame is handled after its paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - begun))
        port1.start()
        port2.postMessage(undefined)
      })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    const begun = performance.now()
    target.click()
  })
}
