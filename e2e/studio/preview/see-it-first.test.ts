import type { Locale } from '@promenade/domain/locale/locale'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { now } from '../../support/clock/run-clock.ts'
import { boxOf } from '../../support/measure.ts'
import { violations } from '../../support/violations.ts'
import { phone } from '../open.ts'
import { openStudioPlatform } from '../open-platform.ts'
import { openPreview } from './open-preview.ts'

const { platform, open, addStaff } = openStudioPlatform({ openPreview })

async function openStore(name: string, options = {}, locale: Locale = 'en'): Promise<Page> {
  await platform.get('/hours', new Date(now()))
  const staffId = await addStaff(name, 'editor')
  const { database } = platform.database()
  await database.updateTable('staff').set({ locale }).where('id', '=', staffId).execute()
  const entry = await database
    .selectFrom('entry')
    .select('id')
    .where('slug', '=', 'net-works')
    .executeTakeFirstOrThrow()
  const { page } = await open(`/entries/${entry.id}`, { staffId, ...options })
  return page
}

it('shows what is typed before it is saved, and takes it back with the form', async () => {
  const page = await openStore('Grace', { viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const frame = page.frameLocator('iframe')
  const summary = frame.locator('[data-edit$="#summary.en"]').first()
  await summary.waitFor()
  const before = (await summary.textContent()) ?? ''
  // Nothing is saved meanwhile.
  await page.route('**/draft', () => undefined)
  await page.locator('[id="field-summary.en"]').fill('Nets for every weather')
  await expect.poll(() => summary.textContent()).toBe('Nets for every weather')
  await page.locator('[id="field-summary.en"]').fill(before)
  await expect.poll(() => summary.textContent()).toBe(before)
})

it('shows what is typed, leads from a text of the page to its field, and scrolls the page to a field', async () => {
  const page = await openStore('Ada', { viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByText('Nets and knots').first().waitFor()
  const summary = page.locator('[id="field-summary.en"]')
  await summary.fill('Nets, knots and hammocks')
  const shown = frame.locator('[data-edit$="#summary.en"]', { hasText: 'Nets, knots and hammocks' })
  await shown.first().waitFor()
  await frame.locator('h1[data-edit$="#name.en"]').click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-name.en')
  // Tab and Enter do the same.
  await shown.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-summary.en')
  await expect.poll(() => shown.first().getAttribute('data-edited')).toBe('')
  // Visitors have nothing of it.
  const stores = await (await platform.get('/stores', new Date(now()))).text()
  expect(stores).not.toContain('hammocks and')
  expect(stores).not.toContain('Nets, knots')
  expect(await violations(page)).toEqual([])
})

it('shows a text with markup as the site draws it before it is saved, again and again', async () => {
  const page = await openStore('Katherine', { viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const description = page.frameLocator('iframe').locator('[data-edit$="#description.en"]').first()
  await description.waitFor()
  // Nothing is saved meanwhile.
  await page.route('**/draft', () => undefined)
  const field = page.locator('[id="field-description.en"]')
  await field.fill('Nets of hemp')
  await expect.poll(() => description.innerHTML()).toBe('<p>Nets of hemp</p>')
  await field.press('End')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' and linen')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Call 902 555 0100')
  await expect
    .poll(() => description.innerHTML())
    .toBe(
      '<p>Nets of hemp<strong> and linen</strong></p>\n<p>Call <a href="tel:+19025550100">902 555 0100</a></p>',
    )
})

it('loads the page again when a draft is saved while the page of the one before arrives', async () => {
  const page = await openStore('Radia', { viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const summary = page.frameLocator('iframe').locator('[data-edit$="#summary.en"]').first()
  await summary.waitFor()
  const { promise: both, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/preview/edit.js', async (route) => {
    await both
    await route.continue()
  })
  const field = page.locator('[id="field-summary.en"]')
  const save = async (text: string) => {
    const saved = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok())
    await field.fill(text)
    await saved
  }
  // Shown once they are saved, as they have a character of markup.
  const first = page.waitForRequest('**/preview/edit.js')
  await save('Nets & knots & ropes')
  await first
  await save('Nets & knots & sails')
  release()
  await expect.poll(() => summary.textContent()).toBe('Nets & knots & sails')
})

it('has no axe violations beside the form in Spanish, at 1440 and at 360 pixels', async () => {
  const found = []
  for (const [name, options] of [
    ['Hedy', { viewport: { width: 1440, height: 900 } }],
    ['Mary', phone],
  ] as const) {
    const page = await openStore(name, { ...options, locale: 'es' }, 'es')
    await page.getByRole('button', { name: 'Vista previa', exact: true }).click()
    await page.frameLocator('iframe').locator('h1').first().waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe('es')
    found.push(...(await violations(page)))
  }
  expect(found).toEqual([])
})

it('is a screen of the whole site in the language and at the moment that one chooses, on a phone too', async () => {
  const page = await openStore('Ben', phone)
  await page.goto('/preview')
  const frame = page.frameLocator('iframe')
  await frame.locator('h1').first().waitFor()
  // The page begins in the first half of the screen.
  expect((await boxOf(page.locator('iframe'))).y).toBeLessThan(phone.viewport.height / 2)
  await page.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await expect.poll(() => frame.locator('html').getAttribute('lang')).toMatch(/^es/)
  await page.getByLabel('Days from today').fill('30')
  await expect.poll(() => page.getByText('In 30 days').count()).toBe(1)
  // Some offers and jobs have ended by then.
  await expect.poll(() => page.getByText('· gone').count()).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  // Nothing covers the end of the page.
  const site = await boxOf(page.locator('iframe'))
  const below = await boxOf(page.getByRole('heading', { name: 'What begins and ends' }))
  expect(site.y + site.height).toBeLessThan(below.y)
  expect(await violations(page)).toEqual([])
})

it('has a link for a colleague without an account, which ends at once, and works again after the undo', async () => {
  const page = await openStore('Eva', { viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('button', { name: 'Link for a colleague …' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByRole('dialog').getByRole('textbox').inputValue()
  const visit = await page.context().browser()?.newContext()
  const colleague = await visit?.newPage()
  await colleague?.goto(address)
  expect(colleague?.url()).toMatch(/^http:\/\/localhost:\d+\/stores\/net-works$/)
  await colleague?.getByText('Preview: the site as of').waitFor()
  await page.getByRole('button', { name: 'End it' }).first().click()
  await page.getByText('The link does not work any more.').waitFor()
  await colleague?.reload()
  await colleague?.getByText('This preview has ended').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone').waitFor()
  await colleague?.goto(address)
  await colleague?.getByText('Preview: the site as of').waitFor()
  await visit?.close()
})

it('shows a picture that keys put into a text, at a place that it keeps', async () => {
  const page = await openStore('Joan', { viewport: { width: 1440, height: 900 } })
  const text = page.getByRole('textbox', { name: 'Description, English' })
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+Tab')
  const insert = page.getByRole('button', { name: 'Insert a picture' }).first()
  await pressUntilFocused(insert, 'ArrowRight')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Picture in the text' })
  await pressUntilFocused(sheet.getByRole('button', { name: 'From the library' }), 'Tab')
  await page.keyboard.press('Enter')
  const library = page.getByRole('dialog', { name: 'Pictures of the mall' })
  await library.getByRole('searchbox').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('gulls')
  await pressUntilFocused(library.getByRole('button', { name: 'gulls.svg' }), 'Tab')
  await page.keyboard.press('Enter')
  await pressUntilFocused(sheet.getByLabel('What the picture shows, English'), 'Tab')
  await page.keyboard.type('Three gulls')
  await page.keyboard.press('Enter')
  await page.getByText(/^Saved \d/).waitFor()

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const frame = page.frameLocator('iframe')
  const picture = frame.getByRole('img', { name: 'Three gulls' })
  // Lazy: it is fetched when it is near.
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(800)
  expect(await picture.getAttribute('height')).toBe('600')
  // Its place is as high before it arrives, so that the text below stays where it is.
  await page.route('**/gulls.svg', () => undefined)
  const reloaded = page.waitForEvent('framenavigated')
  await frame.locator('html').evaluate(() => location.reload())
  await reloaded
  await picture.scrollIntoViewIfNeeded()
  const { width, height } = await boxOf(picture)
  expect(height / width).toBeCloseTo(600 / 800, 2)
  await page.unroute('**/gulls.svg')

  await text.locator('figure').click()
  await page.keyboard.press('Delete')
  await expect.poll(() => picture.count()).toBe(0)
  await page.keyboard.press('Control+z')
  await picture.waitFor()
})

it('has each button below the form in one line at 360 pixels in Spanish, with the number of what is missing', async () => {
  const page = await openStore('Rosalind', { ...phone, locale: 'es' }, 'es')
  await page.locator('[id="field-name.en"]').fill('')
  const publish = page.getByRole('button', { name: /^Publicar…/ })
  await expect.poll(() => publish.textContent()).toMatch(/\d/)
  const [first, second] = [
    await boxOf(page.getByRole('button', { name: 'Vista previa', exact: true })),
    await boxOf(publish),
  ]
  expect([first.height, second.height]).toEqual([44, 44])
  expect(first.y).toBe(second.y)
})

async function pressUntilFocused(control: Locator, key: string): Promise<void> {
  await control.waitFor()
  for (let press = 0; press < 40; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await control.page().keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${String(control)}.`)
}
