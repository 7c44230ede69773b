import type { Page } from 'playwright-core'
import { waitForFrames } from './wait-for-frames.ts'
import { type Box, lookAtFocus, markStops, type Stop } from './look-at-focus.ts'

/** The stops of Tab on a page, and their faults. */
interface Walk {
  readonly stops: number
  /** Lines by kind of fault. */
  readonly faults: Readonly<Record<FocusFault, readonly string[]>>
}

/**
 * `unseen`: no visible focus ring. `outside`: outside the window. `covered`: behind another element. `order`: out of reading
 * order. `trapped`: Tab does not leave an element, or never reaches it.
 */
export type FocusFault = 'unseen' | 'outside' | 'covered' | 'order' | 'trapped'

export const noFaults: Readonly<Record<FocusFault, readonly string[]>> = {
  unseen: [],
  outside: [],
  covered: [],
  order: [],
  trapped: [],
}

/** More than the directory has with its favorite buttons. */
const maxStops = 1_500

/**
 * Presses Tab until the focus leaves the page. `photographed` are the kinds of elements whose focus was compared by
 * screenshot, once per kind.
 */
export async function walkByKeyboard(page: Page, photographed: Set<string>): Promise<Walk> {
  const marked = await page.evaluate(markStops)
  const looks = new Map(marked.map(({ mark, look }) => [mark, look]))
  const faults: Record<FocusFault, string[]> = {
    unseen: [],
    outside: [],
    covered: [],
    order: [],
    trapped: [],
  }
  const passed: Stop[] = []
  let before: Stop | undefined
  let isFromTop = false
  let sinceTop = 0
  while (passed.length < maxStops) {
    await page.keyboard.press('Tab')
    const stop = await lookAgainIfHidden(page, before?.mark)
    // A walk that began inside an open element continues from the top of the page.
    isFromTop ||= passed.length === 0 && stop?.mark === marked[0]?.mark
    if (stop === undefined && !isFromTop) {
      isFromTop = true
      before = undefined
      sinceTop = passed.length
      continue
    }
    if (stop === undefined || isRevisited(stop, passed, sinceTop)) break
    if (isTrapped(stop, passed.slice(sinceTop))) {
      faults.trapped.push(`${stop.name} does not let go`)
      break
    }
    if (!stop.isInView) faults.outside.push(stop.name)
    else if (stop.isCovered) faults.covered.push(stop.name)
    else if (!(await isSeen(page, stop, { looks, photographed })))
      faults.unseen.push(`${stop.name} (${stop.kind})`)
    if (before && isBefore(stop, before)) faults.order.push(`${stop.name} after ${before.name}`)
    passed.push(stop)
    before = stop
  }
  const reached = new Set(passed.map(({ mark }) => mark))
  const missed = marked.filter(({ mark }) => !reached.has(mark))
  faults.trapped.push(...missed.map(({ name }) => `Tab never comes to ${name}`))
  return { stops: passed.length, faults }
}

/** Looks again after some frames, since some elements scroll or open into view on focus. */
async function lookAgainIfHidden(page: Page, previous: string | undefined): Promise<Stop | undefined> {
  const stop = await page.evaluate(lookAtFocus, previous)
  if (stop === undefined || (stop.isInView && !stop.isCovered)) return stop
  await waitForFrames(page, 10)
  return page.evaluate(lookAtFocus, previous)
}

/** True if the walk has come around to its beginning. */
function isRevisited({ mark, parts }: Stop, passed: readonly Stop[], sinceTop: number): boolean {
  if (mark === undefined || parts > 1) return false
  return passed.slice(0, Math.max(sinceTop, 1)).some((stop) => stop.mark === mark)
}

/** True if the focus returns to an element that is not the beginning. */
function isTrapped(stop: Stop, passed: readonly Stop[]): boolean {
  return stop.mark !== undefined && passed.filter(({ mark }) => mark === stop.mark).length >= stop.parts
}

/** True if it is above the previous stop and not in another column, or before it on the same line. */
function isBefore({ box, before: last, isFixed }: Stop, before: Stop): boolean {
  if (isFixed || before.isFixed || last === undefined) return false
  const isAbove = box.y + box.height <= last.y + 4 && box.x < last.x + last.width / 2
  const shared = Math.min(box.y + box.height, last.y + last.height) - Math.max(box.y, last.y)
  const isOnLine = shared > Math.min(box.height, last.height) / 2
  return isAbove || (isOnLine && box.x + box.width <= last.x + 4)
}

interface Baseline {
  /** Styles by mark, without focus. */
  readonly looks: ReadonlyMap<string, string>
  readonly photographed: Set<string>
}

async function isSeen(page: Page, stop: Stop, { looks, photographed }: Baseline): Promise<boolean> {
  const hasOwnStyle = stop.mark === undefined || looks.get(stop.mark) !== stop.look
  if (stop.parts > 1) return hasOwnStyle || hasOwnStyleLater(page, looks.get(stop.mark ?? ''))
  if (!hasOwnStyle) return changesScreenshot(page, stop.frame)
  if (photographed.has(stop.kind)) return true
  photographed.add(stop.kind)
  return changesScreenshot(page, stop.frame)
}

/** For fields of several parts, since a screenshot would reset the focus to the first part. */
async function hasOwnStyleLater(page: Page, without: string | undefined): Promise<boolean> {
  await waitForFrames(page, 2)
  const stop = await page.evaluate(lookAtFocus, undefined)
  return stop?.look !== without
}

/** True if a screenshot of the area differs with and without focus. */
async function changesScreenshot(page: Page, clip: Box): Promise<boolean> {
  const picture = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  const withFocus = await picture()
  const focused = await page.evaluateHandle(() => document.activeElement)
  await focused.evaluate((element) => {
    if (element instanceof HTMLElement || element instanceof SVGElement) element.blur()
  })
  const without = await picture()
  // Restores the focus with its ring, as for the keyboard.
  await focused.evaluate((element) => {
    if (element instanceof HTMLElement || element instanceof SVGElement)
      element.focus({ preventScroll: true, focusVisible: true })
  })
  return !withFocus.equals(without)
}
