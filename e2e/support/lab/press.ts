import type { CDPSession } from 'playwright-core'
import { waitUntil } from '../wait-until.ts'
import { readPage } from './read-page.ts'
import { readPresses, shortestReported } from './vitals.ts'

/** Brings the first that a selector finds to the middle of the window. */
export async function bringIntoWindow(session: CDPSession, selector: string): Promise<void> {
  await readPage(session, scrollTo, selector)
}

/** How long a report of a painting may take, in milliseconds: it comes with the painting, or never. */
const reporting = 1_000

/** Taps the first that a selector finds, which is in the window, with a finger: milliseconds until the next painting. */
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

/** Runs in the page. */
function scrollTo(selector: string): void {
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
