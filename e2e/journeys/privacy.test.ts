import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestProvider, type TestProvider } from '../../site/testing/analytics-provider.ts'
import { phone, useBrowser, withoutScript } from '../support/browser.ts'
import { boxOf } from '../support/measure.ts'
import { noteShifts } from '../support/note-shifts.ts'
import { useOwnSite } from '../support/own-mall.ts'
import { violations } from '../support/violations.ts'

/** An analytics service for each purpose. */
let statistics: TestProvider
let marketing: TestProvider

beforeAll(async () => {
  statistics = await startTestProvider()
  marketing = await startTestProvider()
})

const siteUrl = useOwnSite('privacy', () => ({
  MATOMO_URL: statistics.url,
  MATOMO_SITE_ID: '1',
  SEGMENT_URL: marketing.url,
  SEGMENT_WRITE_KEY: 'test-key',
}))

afterEach(() => {
  statistics.clear()
  marketing.clear()
})

afterAll(async () => {
  await statistics.stop()
  await marketing.stop()
})

const open = useBrowser({ loadsAhead: true })
const visit = (options: BrowserContextOptions = {}) => open({ baseURL: siteUrl(), ...options })

const banner = (page: Page) => page.getByRole('region', { name: /^(Your privacy|Tu privacidad)$/ })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const footerButton = (page: Page) => page.getByRole('button', { name: 'Privacy choices' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('privacy'))

/** Matomo's received events in short form: `page /stores`, `share copy`. */
function counted(): string[] {
  return statistics.received.map(({ body }) => {
    const form = new URLSearchParams(body)
    const category = form.get('e_c')
    if (category !== null) return `${category} ${form.get('e_a')}`
    return form.has('link') ? `outbound ${form.get('link')}` : `page ${form.get('action_name')}`
  })
}

/** Navigates by a link, without a new document. */
async function follow(page: Page, href: string) {
  await page.locator(`footer nav a[href="${href}"]`).click()
  await page.waitForURL(`**${href}`)
}

describe('a visitor who accepts', () => {
  it('is reported once per page, to both services, under two ids', async () => {
    const { page, browserErrors } = await visit()
    await page.goto('/stores?letter=B')
    await answer(page, 'Accept').click()
    await banner(page).waitFor({ state: 'detached' })
    await expect.poll(counted).toEqual(['page /stores'])
    await follow(page, '/hours')
    await expect.poll(counted).toEqual(['page /stores', 'page /hours'])
    await page.goBack()
    await expect.poll(counted).toEqual(['page /stores', 'page /hours', 'page /stores'])
    await expect.poll(() => marketing.received.length).toBe(3)
    const number = new URLSearchParams(statistics.received[0]?.body).get('_id')
    expect(number).toMatch(/^[0-9a-f]{16}$/)
    expect(marketing.received[0]?.body).not.toContain(number)
    expect(await page.context().cookies()).toEqual([])
    expect(browserErrors).toEqual([])
  })

  it('is not asked again, and reported from the next document on', async () => {
    const { page } = await visit()
    await page.goto('/')
    await answer(page, 'Accept').click()
    await expect.poll(counted).toEqual(['page /'])
    await page.goto('/es/stores')
    await expect.poll(counted).toEqual(['page /', 'page /es/stores'])
    expect(await banner(page).count()).toBe(0)
  })

  it('reports shares, searches and outbound links without typed text', async () => {
    const { page } = await visit()
    await page.route('https://**', (route) => route.abort())
    await page.goto('/search-results?searchQuery=boots')
    await answer(page, 'Accept').click()
    // Both are sent at once, and may arrive in any order.
    await expect.poll(() => counted().toSorted()).toEqual(['page /search-results', 'search found'])
    await page.getByLabel('What are you looking for?').fill('xyzzyplugh')
    await page.getByLabel('What are you looking for?').press('Enter')
    await expect.poll(counted).toContain('search nothing found')
    await page.goto('/promotions/raincoats-quarter-off')
    await expect.poll(counted).toContain('page /promotions/raincoats-quarter-off')
    await page.locator('summary', { hasText: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.poll(counted).toContain('share copy')
    await page.getByRole('link', { name: /^WhatsApp/ }).click()
    await expect.poll(counted).toContain('share wa.me')
    await page
      .locator('footer a[href^="https:"]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(() => counted().join()).toContain('outbound https://')
    const said = [...statistics.received, ...marketing.received].map(({ body }) => body).join()
    expect(said).not.toMatch(/boots|xyzzyplugh|text=/)
  })
})

describe('a visitor who refuses', () => {
  it.each([
    ['/', 'Refuse', 'en-CA'],
    ['/es', 'Rechazar', 'es-MX'],
  ])('on %s is not asked or measured again', async (path, refuse, locale) => {
    const { page } = await visit({ locale })
    const reports: string[] = []
    page.on('request', (request) => {
      // That a page was seen is told without a number.
      if (request.method() === 'POST' && !request.url().endsWith('/seen')) reports.push(request.url())
    })
    await page.goto(path)
    await answer(page, refuse).click()
    await banner(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('#privacy-choices button').waitFor()
    expect(await banner(page).count()).toBe(0)
    expect(await kept(page)).not.toMatch(/[0-9a-f]{16}/)
    expect(reports).toEqual([])
    expect(statistics.received).toEqual([])
  })

  it('by a setting of the browser is not asked', async () => {
    const { page } = await visit()
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
    })
    await page.goto('/')
    await footerButton(page).click()
    await page.getByRole('dialog').getByText('We take that as a no').waitFor()
    expect(await page.getByRole('dialog').getByRole('checkbox').count()).toBe(0)
    expect(await banner(page).count()).toBe(0)
    expect(await kept(page)).toBeNull()
    expect(statistics.received).toEqual([])
  })
})

describe('the choice', () => {
  it('can be made for each purpose', async () => {
    const { page } = await visit()
    await page.goto('/')
    await answer(page, 'Choose').click()
    const dialog = page.getByRole('dialog', { name: 'Privacy choices' })
    const boxes = dialog.getByRole('checkbox')
    await expect.poll(() => boxes.count()).toBe(2)
    expect(await boxes.nth(0).isChecked()).toBe(false)
    expect(await boxes.nth(1).isChecked()).toBe(false)
    await dialog.getByRole('checkbox', { name: 'Statistics' }).check()
    await dialog.getByRole('button', { name: 'Save my choice' }).click()
    await expect.poll(counted).toEqual(['page /'])
    await page.getByRole('status').getByText('Your choice is saved.').waitFor({ state: 'attached' })
    expect(marketing.received).toEqual([])
  })

  it('can be withdrawn at any time: reports stop and the ids are deleted', async () => {
    const { page } = await visit()
    await page.goto('/')
    await answer(page, 'Accept').click()
    await expect.poll(counted).toEqual(['page /'])
    await expect.poll(() => marketing.received.length).toBe(1)
    await footerButton(page).click()
    await page.getByRole('checkbox', { name: 'Statistics' }).uncheck()
    await page.getByRole('checkbox', { name: 'Marketing' }).uncheck()
    await page.getByRole('button', { name: 'Save my choice' }).click()
    await expect.poll(() => kept(page)).not.toMatch(/[0-9a-f]{16}/)
    await expect
      .poll(() => footerButton(page).evaluate((button) => button === document.activeElement))
      .toBe(true)
    await follow(page, '/hours')
    await page.goto('/jobs')
    await footerButton(page).waitFor()
    expect(counted()).toEqual(['page /'])
    expect(marketing.received).toHaveLength(1)
  })

  it('applies to every open tab at once', async () => {
    const { page } = await visit()
    await page.goto('/')
    await banner(page).waitFor()
    const other = await page.context().newPage()
    await other.goto('/hours')
    await answer(other, 'Refuse').click()
    await banner(page).waitFor({ state: 'detached' })
    expect(statistics.received).toEqual([])
  })

  it('keeps working while a service is down', async () => {
    statistics.respondWith(500)
    const { page, browserErrors } = await visit()
    await page.goto('/')
    await answer(page, 'Accept').click()
    await expect.poll(counted).toEqual(['page /'])
    await follow(page, '/hours')
    await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
    await expect.poll(counted).toEqual(['page /', 'page /hours'])
    statistics.respondWith(204)
    expect(browserErrors).toEqual([])
  })
})

describe('the question', () => {
  it.each([
    ['/', 'en-CA'],
    ['/es', 'es-MX'],
  ])('on %s takes at most a fifth of a phone and moves nothing', async (path, locale) => {
    const { page } = await visit({ ...phone, locale })
    // Late web fonts may shift the layout.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(noteShifts)
    await page.goto(path)
    await banner(page).waitFor()
    expect((await boxOf(banner(page))).height).toBeLessThanOrEqual(740 / 5)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined()
  })

  it('has equal accept and refuse buttons, covers nothing permanently and takes no focus', async () => {
    const { page } = await visit(phone)
    await page.goto('/')
    await banner(page).waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const [yes, no] = await Promise.all(['Accept', 'Refuse'].map((name) => looksOf(page, name)))
    expect(yes).toEqual(no)
    const { y: top } = await boxOf(banner(page))
    // Distant parts are laid out when they come near, which makes the page longer.
    const bottomAtEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const { y, height } = await boxOf(footerButton(page))
      return y + height
    }
    await expect.poll(bottomAtEnd).toBeLessThanOrEqual(top)
  })

  it('is answered by keyboard before all other links, and leaves the focus on the page', async () => {
    const { page } = await visit()
    await page.goto('/')
    await banner(page).waitFor()
    for (const name of ['Skip to content', 'Accept', 'Refuse']) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('and the choices have no axe violations, light and dark', async () => {
    const { page } = await visit({ ...phone, locale: 'es-MX', reducedMotion: 'reduce' })
    await page.goto('/es/hours')
    await banner(page).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
    await answer(page, 'Elegir').click()
    await page.getByRole('dialog').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('is not asked without script', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/')
    expect(await banner(page).count()).toBe(0)
    expect(await footerButton(page).count()).toBe(0)
  })
})

describe('a mall without analytics', () => {
  it('asks for no consent, loads no analytics script and accepts no reports', async () => {
    const { page } = await open()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/')
    await page.mouse.move(5, 5)
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((url) => /privacy|measure/.test(url))).toEqual([])
    expect(await page.locator('#privacy-choices').count()).toBe(0)
    const report = await fetch(`${inject('siteUrl')}/measure`, { method: 'POST' })
    expect(report.status).toBe(405)
  })
})

/** Size and colours of a button. */
async function looksOf(page: Page, name: string) {
  return answer(page, name).evaluate((button) => {
    const { width, height } = button.getBoundingClientRect()
    const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
    return { width: Math.round(width), height, color, backgroundColor, borderColor, fontWeight }
  })
}
