import type { Locator, Page } from 'playwright-core'
import { waitUntil } from './wait-until.ts'

/** The window in which a drawing of the map is moved. */
export function mapWindow(within: Page | Locator): Locator {
  return within.locator('div[role=group]:has(> div > svg[role=group])')
}

/** Waits until a drawing can be moved, which begins a moment after hydration; where data is saved, after a pointer has come. */
export function untilMovable(within: Page | Locator): Promise<void> {
  return waitUntil('a map that can be moved', async () => {
    await mapWindow(within).dispatchEvent('pointerover')
    return (await within.locator('[data-moves]').count()) > 0
  })
}

export interface ShownPart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** In whole degrees clockwise. */
  readonly turn: number
}

/** What of a drawing is seen in its window: the box around it, in tenths of a metre. */
export function shownPart(within: Page | Locator): Promise<ShownPart> {
  return mapWindow(within).evaluate(readShownPart)
}

/** Runs in the page. */
function readShownPart(window: Element): ShownPart {
  const toScreen = window.querySelector('svg')?.getScreenCTM()
  if (!toScreen) throw new Error('The drawing is hidden.')
  const { left, right, top, bottom } = window.getBoundingClientRect()
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(toScreen.inverse()))
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...across), Math.min(...down)]
  const tenths = (value: number) => Math.round(value * 10) / 10
  return {
    x: tenths(x),
    y: tenths(y),
    width: tenths(Math.max(...across) - x),
    height: tenths(Math.max(...down) - y),
    turn: Math.round((Math.atan2(toScreen.b, toScreen.a) * 180) / Math.PI),
  }
}
