import type { Page } from 'playwright-core'
import { letPaint } from './let-paint.ts'
import { type Box, lookAtFocus, markStops, type Stop } from './look-at-focus.ts'

/** The stops of Tab on a page, and their faults. */
interface Walk {
  readonly stops: number
  /** By what it is that went wrong, a line for each. */
  readonly faults: Readonly<Record<FocusFault, readonly string[]>>
}

/**
 * The focus has no visible sign; lies outside the window; is covered; comes out of reading order; Tab does not get on, or
 * misses an element.
 */
export type FocusFault = 'unseen' | 'outside' | 'covered' | 'order' | 'trapped'

export const noFaults: Readonly<Record<FocusFault, readonly string[]>> = {
  unseen: [],
  outside: [],
  covered: [],
  order: [],
  trapped: [],
}

/** More than any page has: the directory's stores and their favorite buttons. */
const maxStops = 1_500

/**
 * Goes through the page with Tab until it leaves it. `pictured` are the kinds of elements whose focus has been seen on a
 * picture: all of one kind look alike.
 */
export async function walkByKeyboard(page: Page, pictured: Set<string>): Promise<Walk> {
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
    const stop = await lookTwice(page, before?.mark)
    // A walk that began in the middle, where something was opened, goes on from the top.
    isFromTop ||= passed.length === 0 && stop?.mark === marked[0]?.mark
    if (stop === undefined && !isFromTop) {
      isFromTop = true
      before = undefined
      sinceTop = passed.length
      continue
    }
    if (stop === undefined || isAgain(stop, passed, sinceTop)) break
    if (isCaught(stop, passed.slice(sinceTop))) {
      faults.trapped.push(`${stop.name} does not let go`)
      break
    }
    if (!stop.isInView) faults.outside.push(stop.name)
    else if (stop.isCovered) faults.covered.push(stop.name)
    else if (!(await isSeen(page, stop, { looks, pictured })))
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

/** What is out of sight is given the time in which a browser paints: some things come into view when they have the focus. */
async function lookTwice(page: Page, previous: string | undefined): Promise<Stop | undefined> {
  const stop = await page.evaluate(lookAtFocus, previous)
  if (stop === undefined || (stop.isInView && !stop.isCovered)) return stop
  await letPaint(page, 10)
  return page.evaluate(lookAtFocus, previous)
}

/** Is where the walk began, or had been before it went on from the top. */
function isAgain({ mark, parts }: Stop, passed: readonly Stop[], sinceTop: number): boolean {
  if (mark === undefined || parts > 1) return false
  return passed.slice(0, Math.max(sinceTop, 1)).some((stop) => stop.mark === mark)
}

/** Comes back to where it has been, which is not where it began. */
function isCaught(stop: Stop, passed: readonly Stop[]): boolean {
  return stop.mark !== undefined && passed.filter(({ mark }) => mark === stop.mark).length >= stop.parts
}

/** Stands above the one before it and in no column of its own, or before it on the same line. */
function isBefore({ box, before: last, isFixed }: Stop, before: Stop): boolean {
  if (isFixed || before.isFixed || last === undefined) return false
  const isAbove = box.y + box.height <= last.y + 4 && box.x < last.x + last.width / 2
  const shared = Math.min(box.y + box.height, last.y + last.height) - Math.max(box.y, last.y)
  const isOnLine = shared > Math.min(box.height, last.height) / 2
  return isAbove || (isOnLine && box.x + box.width <= last.x + 4)
}

interface Known {
  /** How each looks without the focus. */
  readonly looks: ReadonlyMap<string, string>
  readonly pictured: Set<string>
}

async function isSeen(page: Page, stop: Stop, { looks, pictured }: Known): Promise<boolean> {
  const isDrawn = stop.mark === undefined || looks.get(stop.mark) !== stop.look
  if (stop.parts > 1) return isDrawn || isDrawnLater(page, looks.get(stop.mark ?? ''))
  if (!isDrawn) return changesPicture(page, stop.frame)
  if (pictured.has(stop.kind)) return true
  pictured.add(stop.kind)
  return changesPicture(page, stop.frame)
}

/** No picture is taken of a field of several parts: the focus would come back to the first of them. */
async function isDrawnLater(page: Page, without: string | undefined): Promise<boolean> {
  await letPaint(page, 2)
  const stop = await page.evaluate(lookAtFocus, undefined)
  return stop?.look !== without
}

/** Whether the picture around what has the focus is another one without it. */
async function changesPicture(page: Page, clip: Box): Promise<boolean> {
  const picture = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  const withFocus = await picture()
  const focused = await page.evaluateHandle(() => document.activeElement)
  await focused.evaluate((element) => (element as HTMLElement | SVGElement | null)?.blur())
  const without = await picture()
  // With the ring that keyboard users see.
  await focused.evaluate((element) =>
    (element as HTMLElement | SVGElement | null)?.focus({ preventScroll: true, focusVisible: true }),
  )
  return !withFocus.equals(without)
}
