import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { createNodeServer } from '../../../platform/src/http/node-server.ts'
import { apiKey, type TestPlatform } from '../../../platform/src/testing/test-platform.ts'
import { createPreview } from '../../../site/server/preview/create-preview.ts'
import { now } from '../../support/clock/run-clock.ts'
import { listenLocally } from '../../support/listen-locally.ts'
import { boxOf } from '../../support/measure.ts'
import { violations } from '../../support/violations.ts'
import { phone } from '../open.ts'
import { openStudioPlatform } from '../open-platform.ts'
import { loadBuild } from './load-build.ts'

const site = join(import.meta.dirname, '..', '..', '..', 'site')
const ignore = () => undefined
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore }
const servers: ReturnType<typeof createNodeServer>[] = []

const { platform, open, addStaff, linkFor } = openStudioPlatform({ openPreview })

afterAll(() => servers.forEach((server) => server.close()))

/** The preview of the built site, in this process and on a port of its own. */
async function openPreview(platform: TestPlatform, studioOrigin: string): Promise<string> {
  const own = {
    platformUrl: 'http://platform.test',
    propertyId: '1',
    apiKey,
    tenant: 'mall',
    signature: 'hmac-sha256' as const,
    fetch: () => Promise.reject(new Error('Nothing calls the account API here.')),
  }
  const createSite = await loadBuild()
  const read = (name: string) => readFileSync(join(site, 'server', 'preview', 'browser', name), 'utf8')
  let answer: ReturnType<typeof createPreview> = () => new Response()
  const server = createNodeServer(async (request) => {
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith('/assets/')) return answer(request, { target: pathname + search })
    const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
    const bytes = await readFile(join(site, 'dist', 'client', pathname))
    return new Response(bytes, { headers: { 'content-type': type } })
  })
  servers.push(server)
  const origin = `http://localhost:${await listenLocally(server)}`
  answer = createPreview({
    ...own,
    fetch: (url, { headers }) =>
      platform.fetch(url.replace(own.platformUrl, ''), { headers: { ...headers } }),
    ownOrigins: [],
    imageOrigins: [],
    clock: now,
    log,
    createSite,
    site: {
      origin: 'https://mall.example',
      imageOrigins: [],
      trustedProxies: 0,
      platform: own,
      secret: randomBytes(32).toString('hex'),
    },
    origin,
    studioOrigin,
    script: read('preview.js'),
    style: read('preview.css'),
  })
  return origin
}

async function openStore(name: string, options = {}, locale: Locale = 'en'): Promise<Page> {
  await platform.get('/hours', new Date(now()))
  const staff = await addStaff(name, 'editor')
  const { database } = platform.database()
  await database.updateTable('staff').set({ locale }).where('id', '=', staff).execute()
  const { page } = await open(await linkFor(staff, 'start'), options)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const entry = await database
    .selectFrom('entry')
    .select('id')
    .where('slug', '=', 'net-works')
    .executeTakeFirstOrThrow()
  await page.goto(`/entries/${entry.id}`)
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

it('has a link for a colleague without an account, which ends at once', async () => {
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
  await page.keyboard.type('gulls')
  const library = page.getByRole('dialog', { name: 'Pictures of the mall' })
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
  await frame.locator('html').evaluate(() => location.reload())
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

async function pressUntilFocused(control: Locator, key: string): Promise<void> {
  await control.waitFor()
  for (let press = 0; press < 40; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await control.page().keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${String(control)}.`)
}
