import { describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { screens } from '../screens.ts'

const visit = useBrowser()

describe('every text a third longer', () => {
  it.each(screens)('still fits on %s, on a phone and a wide screen', async (path) => {
    const { page } = await visit({ reducedMotion: 'reduce' })
    // React would put the words right again.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    await page.evaluate(lengthen)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(findCutOff), { message: `${width} px` }).toEqual([])
    }
  })
})

/** Runs in the page: each word grows by 35 % of itself, as from English to Spanish or German. */
function lengthen(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    // Names stay as they are in every language: a store's name in the place of its logo.
    if (text.parentElement?.closest('script, style, [class*="plate"]') !== null) continue
    text.nodeValue = (text.nodeValue ?? '').replace(/\p{L}{2,}/gu, (word) => {
      return word + word.slice(0, Math.ceil(word.length * 0.35)).toLowerCase()
    })
  }
}

/** Runs in the page: what sticks out of the screen, or is cut off by the box around it. */
function findCutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { overflowX, overflowY, clipPath, position, webkitLineClamp } = getComputedStyle(element)
    // Words for screen readers only are cut off on purpose, summaries end in dots, and what scrolls hides nothing.
    if (webkitLineClamp !== 'none' || element.matches('[class*="plate"]')) return []
    if (clipPath !== 'none' || (position === 'absolute' && element.offsetWidth <= 1)) return []
    const cutsX = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1
    // Tight lines of big type reach a little over their box with room that no letter fills.
    const cutsY = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 12
    if ((!cutsX && !cutsY) || element.textContent.trim() === '' || element.clientWidth === 0) return []
    return [`${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 60)}`]
  })
  return [...sideways, ...cut]
}
