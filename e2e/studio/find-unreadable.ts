import type { Page } from 'playwright-core'
import { findCutOff } from '../support/cut-off.ts'
import { findOverlaps } from '../support/text-geometry.ts'
import { waitUntilLoaded } from './screens.ts'

/** Parts of which each lies over the others. */
const layers = [
  'main',
  '[class*=jumpList]',
  '[class*=editorBar]',
  '[class*=bulk]',
  '[class*=phoneHead]',
  '[class*=phoneBar]',
  'dialog[open]',
  '[data-menu] > div:not([hidden])',
]

/**
 * Makes the letters twice as large, and finds what cannot be read or pressed: cut off, overlapping, outside its button or the
 * window.
 */
export async function findUnreadable(page: Page): Promise<readonly string[]> {
  await waitUntilLoaded(page)
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%')
    for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
  })
  await waitUntilLoaded(page)
  const found = await page.evaluate(findCutOff)
  for (const layer of layers)
    for (const pair of await page.evaluate(findOverlaps, layer)) found.push(`${layer}: ${pair}`)
  return [...found, ...(await page.evaluate(findOutside))]
}

/** Runs in the page: buttons out of the window, and words out of their button. */
function findOutside(): string[] {
  const fixed = [
    ...document.querySelectorAll(
      '[class*=editorBar], [class*=phoneBar], [class*=phoneHead], [class*=bulk], dialog[open] > :is(header, footer)',
    ),
  ]
  const tall = fixed.flatMap((bar) => {
    const { height } = bar.getBoundingClientRect()
    return height > innerHeight * 0.4 ? [`${bar.className} is ${Math.round(height)} px high`] : []
  })
  const outside = fixed
    .flatMap((bar) => [...bar.querySelectorAll('a, button, [data-menu] > div')])
    // A menu scrolls where it is long.
    .filter((button) => button.parentElement?.closest('[data-menu] > div') === null)
    .filter((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect()
      return width > 0 && (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
    })
    .map((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const place = [left, right, top, bottom].map(Math.round).join(' ')
      return `${button.textContent || button.ariaLabel} is out of the window: ${place}`
    })
  const spilling = [
    ...document.querySelectorAll(
      'button, [class*=_button], [class$=_tag], [class*=chip], [class*=_count], legend, th, dt',
    ),
  ].filter((box) => {
    const { left, right } = box.getBoundingClientRect()
    return (
      box.checkVisibility() && linesIn(box).some((line) => line.left < left - 1 || line.right > right + 1)
    )
  })
  return [
    ...tall,
    ...outside,
    ...spilling.map((box) => `“${box.textContent}” is wider than its ${box.localName}`),
  ]

  function linesIn(box: Element): readonly DOMRect[] {
    const lines: DOMRect[] = []
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest('[class*=_unseen]') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      lines.push(...range.getClientRects())
    }
    return lines
  }
}
