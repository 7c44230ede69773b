import { expect, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'
import { readPage, styleSheetsIn } from '../support/read-page.ts'

const visit = useBrowser({ loadsAhead: true })

it.each(['/', '/map', '/style-guide'])('%s ranks the cascade layers in the declared order', async (path) => {
  const { page } = await visit()
  await page.goto(path)
  expect(await page.evaluate(layersInOrder)).toEqual(['reset', 'theme', 'base', 'ui', 'layout'])
})

/** Runs in the page: the names of the cascade layers, in order of their first declaration. */
function layersInOrder(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const names = rules.flatMap((rule) => {
    if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
    return rule instanceof CSSLayerBlockRule ? [rule.name] : []
  })
  return [...new Set(names)]
}

it('keeps the style sheets of the pages that one has seen, after whose removal the page would be laid out anew', async () => {
  const { page } = await visit()
  const sheets = async () => page.locator('head link[rel="stylesheet"]').evaluateAll(addressesOf)
  await page.goto('/stores')
  await hydrated(page)
  await page.locator('main section[id] li a').first().click()
  await page.locator('article').waitFor()
  const ofStore = styleSheetsIn((await readPage(new URL(page.url()).pathname)).html)
  const ofHours = styleSheetsIn((await readPage('/hours')).html)
  expect(ofHours).not.toEqual(expect.arrayContaining(ofStore))
  await expect.poll(sheets).toEqual(expect.arrayContaining(ofStore))
  await page.locator('header a[href="/hours"]').first().click()
  await page.locator('article').waitFor({ state: 'detached' })
  await expect.poll(sheets).toEqual(expect.arrayContaining(ofHours))
  expect(await sheets()).toEqual(expect.arrayContaining(ofStore))
})

/** Runs in the page. */
function addressesOf(links: readonly Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}

it('stays usable while the style sheet of a prefetched page does not come', async () => {
  const { page } = await visit()
  await page.goto('/stores')
  const held: string[] = []
  await page.route('**/records-*.css', (route) => void held.push(route.request().url()))
  await hydrated(page)
  await expect.poll(() => held).not.toEqual([])
  await page.locator('header a[href$="/search-results"]').click()
  const field = page.getByRole('combobox')
  await field.pressSequentially('coffee')
  expect(await field.inputValue()).toBe('coffee')
})
