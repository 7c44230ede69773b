import type { CDPSession } from 'playwright-core'
import { waitUntil } from '../wait-until.ts'
import { readPage } from './read-page.ts'
import { readVitals } from './vitals.ts'

/**
 * Taps the first that a selector finds, with a finger, and waits until the page has been painted after it: milliseconds. Taps
 * it once the page is quiet: pictures that come into the window with it are painted by then.
 */
export async function press(
  session: CDPSession,
  selector: string,
  untilQuiet: () => Promise<void>,
): Promise<number> {
  await readPage(session, bringIntoWindow, selector)
  await untilQuiet()
  const point = await readPage(session, middleOf, selector)
  const { presses } = await readVitals(session)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await waitUntil(`the painting after a press on ${selector}`, async () => {
    return (await readVitals(session)).presses > presses
  })
  return (await readVitals(session)).lastPress
}

/** Runs in the page. */
function bringIntoWindow(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Runs in the page: the middle of what is pressed, when the page has nothing else to do. */
async function middleOf(selector: string): Promise<{ x: number; y: number }> {
  const target = document.querySelector(selector)
  if (target === null) throw new Error(`There is no ${selector} on the page.`)
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }))
  const { x, y, width, height } = target.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
