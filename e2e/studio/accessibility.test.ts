import { isGroup } from '@promenade/domain/studio/document'
import type { Locale } from '@promenade/domain/locale/locale'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import type { StartDocument } from '../../studio/testing/fake-platform.ts'
import { casesOf } from '../support/audit.ts'
import { boxOf } from '../support/measure.ts'
import { colourViolations, otherViolations, violations } from '../support/violations.ts'
import { demoDocuments } from './demo-documents.ts'
import { phone, useStudio } from './open.ts'
import { goWithin, listPaths, paths, waitUntilLoaded } from './screens.ts'

const open = useStudio()
const longText =
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze and everything else that goes with it, '.repeat(2)

const views = casesOf<
  readonly [name: string, locale: Locale, options: Omit<BrowserContextOptions, 'locale'>]
>(
  [
    ['wide and light', 'en', { colorScheme: 'light' }],
    ['on a phone and dark', 'es', { ...phone, colorScheme: 'dark' }],
  ],
  [
    ['wide and light', 'es', { colorScheme: 'light' }],
    ['on a phone and dark', 'en', { ...phone, colorScheme: 'dark' }],
  ],
)

it.each(views.map((view, place) => [...view, place] as const))(
  'has no fault that axe finds on any screen, %s, in %s',
  async (_, locale, options, place) => {
    const { page, platform } = await open('/', { locale, ...options })
    const found: string[] = []
    for (const [index, path] of [...listPaths(platform), '/entries/999'].entries()) {
      // Screens are opened by their address in one of the views, and from the screen before in the other.
      await (place % 2 === 0 ? page.goto(path) : goWithin(page, path))
      // By turns, the rules of colours in one of the views and all others in the other, and half of the sizes in each.
      for (const line of await inspect(page, index + place)) found.push(`${path} ${line}`)
    }
    expect(found).toEqual([])
  },
)

it.each([
  ['empty', [], 0],
  ['full of long texts', demoDocuments(new Date(now())).slice(0, 60).map(lengthen), 1],
] as const)('has no fault in a mall that is %s', async (_, documents, turn) => {
  const { page, platform } = await open('/', { documents })
  const [first] = platform.entries.keys()
  const found: string[] = []
  const all = [...paths, ...(first === undefined ? [] : [`/entries/${first}`])]
  for (const [index, path] of all.entries()) {
    await (turn === 0 ? page.goto(path) : goWithin(page, path))
    for (const line of await inspect(page, index + turn)) found.push(`${path} ${line}`)
  }
  expect(found).toEqual([])
})

it('says with a heading and a way on that the platform does not answer', async () => {
  const { page, platform } = await open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  platform.isDown = true
  await page.getByRole('link', { name: 'Stores', exact: true }).click()
  await page.getByRole('heading', { name: 'That did not work' }).waitFor()
  expect(await inspect(page)).toEqual([])
})

it('has no fault in its dialogs', async () => {
  const { page } = await open('/whats-on?kind=promotion', { ...phone })
  const found: string[] = []
  const look = async (name: string) => {
    await waitUntilLoaded(page)
    for (const line of await violations(page)) found.push(`${name} ${line}`)
  }
  await page.getByLabel(/^Select all \d/).check()
  await look('selection')
  await page.getByRole('button', { name: 'Change a field …' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption({ label: 'Last day' })
  await look('bulk change')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('lamp')
  await look('search')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^More/ }).click()
  await look('more')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Bring the tin back, save six dollars' }).click()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByLabel('At a set time', { exact: true }).check()
  await look('publish')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More actions' }).click()
  await look('menu')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('dialog').locator('summary').first().click()
  await look('history')
  expect(found).toEqual([])
})

it.each([
  ['44 px by touch', phone, 44],
  ['24 px by mouse', {}, 24],
])('lets the box of a row be pressed on at least %s', async (_, options, size) => {
  const { page } = await open('/stores', options)
  const place = page.getByRole('checkbox', { name: 'Select “Aizome Works”' }).locator('..')
  const box = await boxOf(place)
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(size)
  await place.click({ position: { x: 2, y: box.height - 2 } })
  await page.getByText('1 selected').waitFor()
})

/** Width in pixels, of which the narrowest is a wide screen at 400 %, and size of letters. */
const sizes = [
  [320, '100%'],
  [360, '100%'],
  [640, '200%'],
  [1280, '100%'],
  [768, '100%'],
] as const

/**
 * Finds the faults of a screen: of axe, its heading and title, and its width at every size and with text of
 * 200 %. Those of one of two turns, or all.
 */
async function inspect(page: Page, turn?: number): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilLoaded(page)
  const half = turn === undefined || inject('isAudit') ? undefined : turn % 2
  const find = half === undefined ? violations : half === 0 ? otherViolations : colourViolations
  const found = await find(page)
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents()
  if (headings.length !== 1) found.push(`has the headings ${headings.join(' and ')}`)
  const title = await page.title()
  if (!title.startsWith(headings[0] ?? '')) found.push(`has the title “${title}”`)
  const size = page.viewportSize()
  for (const [width, letters] of sizes.filter((_, index) => half === undefined || index % 2 === half)) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), letters)
    found.push(...(await overflow(page, `${width} px with letters of ${letters}`)))
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (size !== null) await page.setViewportSize(size)
  return found
}

async function overflow(page: Page, name: string): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return wide > 0 ? [`is ${wide} px too wide at ${name}`] : []
}

/** The same record with texts that nobody cut to fit. */
function lengthen({ kind, slug, document }: StartDocument): StartDocument {
  const grow = (value: unknown) => ({ ...(isGroup(value) ? value : {}), en: longText, es: longText })
  const field = ['name', 'title'].find((one) => isGroup(document[one]))
  return {
    kind,
    slug,
    document: field === undefined ? document : { ...document, [field]: grow(document[field]) },
  }
}
