import { describe, expect, it } from 'vitest'
import { casesOf } from '../support/audit.ts'
import { useVisitor, withoutScript } from '../support/browser.ts'
import { widthsAtBreakpoints } from '../support/breakpoints.ts'
import { findBrokenWords } from '../support/broken-words.ts'
import { findCutOff } from '../support/cut-off.ts'
import { arrived } from '../support/measure.ts'

const visitor = useVisitor(withoutScript)

/** The main screens, in the language with the longer words. */
const screens = [
  '/es',
  '/es/stores',
  '/es/stores/ixtle',
  '/es/foodandbeverage',
  '/es/map',
  '/es/promotions',
  '/es/promotions/raincoats-quarter-off',
  '/es/events-and-news',
  '/es/events-and-news/calm-hours',
  '/es/jobs',
  '/es/contests',
  '/es/blogs',
  '/es/hours',
  '/es/contact-us',
  '/es/newsletter',
  '/es/search-results?searchQuery=boots',
  '/es/pages/gift-cards',
  '/es/pages/directions-and-parking',
]

/** Half of the widths: both sides of a breakpoint on each screen, by turns. */
function everyOther(place: number): readonly number[] {
  return widthsAtBreakpoints.filter((_, index) => index % 2 === place % 2)
}

describe('on both sides of every breakpoint', () => {
  it.each(screens.map((path, place) => [path, casesOf(everyOther(place), everyOther(place + 1))] as const))(
    '%s fits the window, and no text is cut off, no word of a title broken',
    async (path, widths) => {
      const { page } = visitor()
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(path)
      await arrived(page)
      const faults = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const find of [findCutOff, findBrokenWords])
          for (const fault of await page.evaluate(find)) faults.push(`${width} px: ${fault}`)
      }
      expect(faults).toEqual([])
    },
  )
})
