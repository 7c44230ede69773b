import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { findCutOff } from '../support/cut-off.ts'
import { findOverlaps } from '../support/text-geometry.ts'
import { phone, useStudio } from './open.ts'
import { goWithin, listPaths, waitUntilLoaded } from './screens.ts'

const open = useStudio()

/** Parts of which each lies over the others. */
const layers = [
  'main',
  '[class*=editorBar]',
  '[class*=bulk]',
  '[class*=phoneHead]',
  '[class*=phoneBar]',
  'dialog[open]',
  '[data-menu] > div:not([hidden])',
]

// Each screen in one of the languages, by turns; in `npm run audit` in both.
it.each([
  ['en', 0],
  ['es', 1],
] as const)(
  'shows every word and button of every screen on a phone with letters twice as large, in %s',
  async (locale, turn) => {
    const { page, platform } = await open('/', { ...phone, locale })
    const found: string[] = []
    const isTurn = (index: number) => inject('isAudit') || index % 2 === turn
    for (const path of listPaths(platform).filter((_, index) => isTurn(index))) {
      await (turn === 0 ? page.goto(path) : goWithin(page, path))
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const line of await inspect(page)) found.push(`${path} ${line}`)
    }
    expect(found).toEqual([])
  },
)

it('shows every word and button of the dialogs so, and of the choice between two texts', async () => {
  const { page, platform } = await open('/stores', phone)
  const store = platform.find('store', 'ixtle')
  const found: string[] = []
  const look = async (name: string) => {
    for (const line of await inspect(page)) found.push(`${name}: ${line}`)
  }
  await page.goto(`/entries/${store.id}`)
  const telephone = page.getByLabel('Telephone')
  await telephone.waitFor()
  platform.changeAsColleague(store, { phone: '902-555-0000' })
  await telephone.fill('902-555-1111')
  const choice = page.getByRole('dialog', { name: 'Ben Okafor changed the same field' })
  await choice.waitFor()
  await look('choice')
  await choice.getByRole('button', { name: 'Decide later' }).first().click()
  await look('undecided')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await choice.getByText('902-555-1111').click()
  await choice.getByRole('button', { name: 'Save this choice' }).click()
  await page.getByRole('button', { name: 'Publish now' }).waitFor()
  await page.getByLabel('At a set time', { exact: true }).check()
  await look('publish')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More actions' }).click()
  await look('menu')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('dialog').locator('summary').first().click()
  await look('history')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText(/is live/).waitFor()
  platform.changeAsColleague(store, { phone: '902-555-2222' })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('dialog', { name: '1 entry was not taken back' }).waitFor()
  await look('undo')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('lamp')
  await look('search')
  expect(found).toEqual([])
})

/** Finds what cannot be read or pressed: cut off, overlapping, outside its button or the window. */
async function inspect(page: Page): Promise<readonly string[]> {
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
