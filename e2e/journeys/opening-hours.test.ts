import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { nextYearly } from '../support/clock/days.ts'
import { attributeOf, partOf, readPage, textOf } from '../support/read-page.ts'

const visit = useBrowser()

/** The coming Christmas Eve, wherever in the year the tests run. */
const christmasEve = nextYearly('12-24')

const languages = [
  {
    name: 'English',
    path: '/hours',
    open: /December 24.*open 9 a\.m\. to 5 p\.m\./,
    reason: 'Christmas Eve',
    check: 'Check',
  },
  {
    name: 'Spanish',
    path: '/es/hours',
    open: /24 de diciembre.*abierto de 9:00 a 17:00/,
    reason: 'Nochebuena',
    check: 'Consultar',
  },
]
const ways = [
  { how: 'with script', options: {} },
  { how: 'without script', options: withoutScript },
]

describe.each(byTurns(languages))(
  'a visitor who plans Christmas Eve, in $name',
  ({ it, path, open, reason, check }) => {
    it.each(ways)('is told the hours of the day and why, $how', async ({ options }) => {
      const { page, browserErrors } = await visit(options)
      await page.goto(path)
      await page.locator('input[type=date]').fill(christmasEve)
      await page.getByRole('button', { name: check }).click()
      await page.waitForURL(new RegExp(`date=${christmasEve}`))
      const answer = page.locator('#date-result')
      await answer.getByText(open).waitFor()
      expect(await answer.textContent()).toContain(reason)
      expect(browserErrors).toEqual([])
    })
  },
)

describe('the week', () => {
  it('begins on Monday, ends on Sunday and marks today once', async () => {
    const table = partOf(partOf((await readPage('/hours')).html, 'main'), 'tbody')
    const days = [...table.matchAll(/<th\b[^]*?<\/th>/g)].map(([head]) => textOf(head))
    expect(days).toHaveLength(7)
    expect(days[0]).toContain('Monday')
    expect(days[6]).toContain('Sunday')
    expect(days.filter((day) => day.includes('Today'))).toHaveLength(1)
  })

  it('goes to the next one and back', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/hours')
    expect(await page.getByRole('link', { name: 'Previous week' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Next week' }).click()
    await page.waitForURL(/week=/)
    expect(await page.locator('main tbody').first().getByText('Today', { exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: 'Back to this week' }).click()
    await page.waitForURL(/\/hours#week$/)
  })
})

describe.each([
  { path: '/hours', next: 'Next week', back: 'Back to this week', current: /^This week: / },
  { path: '/es/stores/ixtle', next: 'Semana siguiente', back: /esta semana/i, current: /^Esta semana: / },
])('another week on $path', ({ path, next, back, current }) => {
  it('is announced, and the focus stays among the weeks', async () => {
    const { page } = await visit()
    await page.goto(path)
    await hydrated(page)
    const weeks = page.locator('nav').filter({ has: page.locator('a[href*="week="]') })
    const status = page.locator('#announcement')
    expect(await status.textContent()).toBe('')
    await weeks.getByRole('link', { name: next }).press('Enter')
    await expect.poll(() => status.textContent()).toMatch(/\d/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(next)
    await weeks.getByRole('link', { name: back }).press('Enter')
    await expect.poll(() => status.textContent()).toMatch(current)
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('nav')?.contains(document.activeElement)),
      )
      .toBe(true)
  })
})

const faults = [
  { date: '2026-02-31', fault: 'That is not a date we can read.', type: 'text' },
  { date: '1999-12-31', fault: 'That day is over.', type: 'date' },
  { date: '9999-12-31', fault: 'Nobody knows that day’s hours yet. Choose a day up to', type: 'date' },
]

describe.each(['/hours', '/stores/ixtle'])('a date for which %s has no hours', (path) => {
  it.each(faults)('is explained beside the field, which keeps $date', async ({ date, fault, type }) => {
    const { html, title } = await readPage(`${path}?date=${date}`)
    const field = /<input\b[^>]* id="date"[^>]*>/.exec(html)?.[0] ?? ''
    expect(attributeOf(field, 'value')).toBe(date)
    expect(attributeOf(field, 'type')).toBe(type)
    expect(attributeOf(field, 'aria-invalid')).toBe('true')
    expect(textOf(/<\w+\b[^>]* id="date-fault"[^]*?<\/p>/.exec(html)?.[0] ?? '')).toContain(fault)
    expect(attributeOf(field, 'aria-describedby')).toContain('date-fault')
    expect(title).toMatch(/^Error: /)
  })

  it('gets the focus, visibly', async () => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } })
    await page.goto(`${path}?date=9999-12-31`)
    await page.locator('#date:focus').waitFor()
    await expect.poll(() => isInSight(page, '#date-fault')).toBe(true)
  })

  it.each(ways)('is visible at once when it is submitted, $how', async ({ options }) => {
    const { page } = await visit({ ...options, viewport: { width: 360, height: 740 } })
    await page.goto(path)
    // Not every browser keeps to the bounds of a field.
    await page.locator('form:has(#date)').evaluate((form) => form.setAttribute('novalidate', ''))
    await page.locator('#date').fill('2999-12-31')
    await page.locator('#date').press('Enter')
    await page.locator('#date-fault').waitFor()
    await expect.poll(() => isInSight(page, '#date-fault')).toBe(true)
  })
})

async function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

describe('the page of a store', () => {
  it.each(ways)('tells the hours of any date and why, $how', async ({ options }) => {
    const { page, browserErrors } = await visit(options)
    await page.goto('/es/stores/ixtle')
    await page.locator('#date').fill(`${christmasEve.slice(0, 8)}25`)
    await page.getByRole('button', { name: 'Consultar' }).click()
    await page
      .locator('#date-result')
      .getByText(/25 de diciembre.*cerrado todo el día/)
      .waitFor()
    expect(await page.locator('#date-result').textContent()).toContain('Es Navidad.')
    expect(browserErrors).toEqual([])
  })

  it('shows the coming weeks, and this one again', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/stores/ixtle')
    expect(await page.locator('main table').getByText('Today', { exact: true }).count()).toBe(1)
    await page.getByRole('link', { name: 'Next week' }).click()
    await page.waitForURL(/\/stores\/ixtle\?week=.*#hours$/)
    expect(await page.locator('main table').getByText('Today', { exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: 'Back to this week' }).click()
    await page.waitForURL(/\/stores\/ixtle#hours$/)
  })
})

describe('the bar with date and weather', () => {
  it.each([
    ['/hours', /−4\s°C, snow/, /As of .*, Open-Meteo/],
    ['/es/hours', /−4\s°C, nieve/, /Datos de las? .*, Open-Meteo/],
  ])('of %s shows the weather with its source', async (path, weather, source) => {
    const { page } = await visit(withoutScript)
    // The site asks for it in the background.
    await expect
      .poll(async () => {
        await page.goto(path)
        return page.locator('main').textContent()
      })
      .toMatch(weather)
    expect(await page.locator('main').textContent()).toMatch(source)
  })

  it('drops the weather from an open page once it is outdated', async () => {
    const { page } = await visit()
    await page.clock.install()
    await expect
      .poll(async () => {
        await page.goto('/hours')
        return page.locator('main').textContent()
      })
      .toContain('Open-Meteo')
    await hydrated(page)
    await page.clock.fastForward('01:30:00')
    expect(await page.locator('main').textContent()).toContain('Open-Meteo')
    await page.clock.fastForward('00:31:00')
    await expect.poll(() => page.locator('main').textContent()).not.toContain('Open-Meteo')
    expect(await page.locator('main time').first().isVisible()).toBe(true)
  })
})
