import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { casesOf } from '../support/audit.ts'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { plainDay } from '../support/clock/days.ts'
import { boxOf } from '../support/measure.ts'
import { untilCached } from '../support/offline-pages.ts'
import { drag, planWords, stops } from '../support/plan-page.ts'
import { violationsByTurns } from '../support/violations.ts'

const visit = useBrowser()
const small = { viewport: { width: 360, height: 640 }, hasTouch: true }

/** Days with the regular hours; the calm ones are on Tuesdays. */
const [friday, tuesday] = [plainDay(5), plainDay(2)]

/** On other levels. */
const others = ['Bollard Boots', 'Kiosko']

describe.each(byTurns(planWords))('a visitor who plans a visit, in $name', ({ it, ...words }) => {
  it.each([
    ['by touch on a small phone', small],
    ['on a small phone without script', { ...small, ...withoutScript }],
    ['on a desktop', {}],
  ])('adds stops, changes their order and takes the plan along, %s', async (_, options) => {
    const { page, browserErrors } = await visit(options)
    const hasScript = !('javaScriptEnabled' in options)
    await page.goto(words.path)
    if (hasScript) await hydrated(page)
    const field = page.getByLabel(words.addStop)
    expect((await boxOf(field)).y).toBeLessThanOrEqual(500)
    for (const name of ['Ixtle', ...others]) await add(page, name, words)
    expect((await stops(page)).toSorted()).toEqual(['Bollard Boots', 'Ixtle', 'Kiosko'])
    await chooseDay(page, words)
    const best = await stops(page)
    const move = best.indexOf('Ixtle') === 2 ? best[0] : 'Ixtle'
    await page.getByRole('link', { name: words.down.replace('Ixtle', move ?? ''), exact: true }).click()
    await page.waitForURL(/order=own/)
    await expect.poll(() => stops(page)).not.toEqual(best)
    const own = await stops(page)
    // The address alone gives the same.
    await page.goto(page.url())
    expect(await stops(page)).toEqual(own)
    await page.getByRole('link', { name: words.best, exact: true }).click()
    await page.waitForURL((url) => !url.search.includes('order=own'))
    await expect.poll(() => stops(page)).toEqual(best)
    await page.getByRole('link', { name: words.longer, exact: true }).click()
    await page.waitForURL(/\*30/)
    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('*30'))
    await page.getByRole('link', { name: words.remove, exact: true }).click()
    await expect.poll(() => stops(page)).not.toContain('Ixtle')
    expect(await calendarOf(page, words.calendar)).toEqual(await stops(page))
    expect(browserErrors).toEqual([])
  })

  it('starts from the favorites with one click, without script too', async () => {
    for (const options of [small, { ...small, ...withoutScript }]) {
      const { page } = await visit(options)
      await page.goto(words.path)
      const { origin } = new URL(page.url())
      await page.context().addCookies([{ name: 'favorites', value: 's2.s1', url: origin }])
      await page.getByRole('button', { name: words.begin }).click()
      await page.waitForURL(/stops=s1\.s2&date=/)
      await expect.poll(async () => (await stops(page)).length).toBe(2)
      await page.goto(`${words.prefix}/favorites`)
      await page.getByRole('link', { name: words.plan }).click()
      await page.waitForURL(/plan-my-visit\?(?:stops=s1\.s2&.*)?add=s1\.s2$/)
    }
  })

  it.each([
    ['by touch', small],
    ['without script', { ...small, ...withoutScript }],
  ])('types a part of a name and chooses, %s', async (_, options) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(words.path)
    if (options === small) await hydrated(page)
    const field = page.getByLabel(words.addStop)
    await field.fill('mar')
    await page.getByRole('button', { name: words.add, exact: true }).click()
    await page.locator('#main').getByText(words.which).waitFor()
    await page.getByRole('link', { name: /^Dear Marjorie/ }).click()
    await expect.poll(() => stops(page)).toEqual(['Dear Marjorie'])
    // What the search finds: a mistyped name, and the meaning of a word of the other language.
    await field.fill('kioskoo')
    await field.press('Enter')
    await expect.poll(async () => (await stops(page)).toSorted()).toEqual(['Dear Marjorie', 'Kiosko'])
    await field.fill(words.shoes)
    await field.press('Enter')
    await page.locator('#main').getByText(words.which).waitFor()
    await page.getByRole('link', { name: /^Bollard Boots/ }).waitFor()
    await field.fill('zeppelin')
    await field.press('Enter')
    await page.locator('#main').getByText(words.none).waitFor()
    expect((await stops(page)).toSorted()).toEqual(['Dear Marjorie', 'Kiosko'])
    expect(browserErrors).toEqual([])
  })

  it.each([
    ['by touch', small],
    ['without script', { ...small, ...withoutScript }],
  ])('must leave by a time from a car park, and is told honestly, %s', async (_, options) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(`${words.path}?stops=s1.s2.s3&date=${friday}&time=14:00`)
    if (options === small) await hydrated(page)
    await page.locator('summary', { hasText: words.when }).click()
    await page.getByLabel(words.until).fill('14:40')
    await page.getByLabel(words.end, { exact: true }).selectOption('north-slip')
    await page.getByRole('button', { name: words.update }).click()
    await page.waitForURL(/end=north-slip&.*until=14%3A40|until=14%3A40.*end=north-slip/)
    await page.getByText(words.notAll).waitFor()
    await page.getByText(words.endAt).waitFor()
    expect(browserErrors).toEqual([])
  })

  it('has the car remembered as a start and an end', async () => {
    const { page } = await visit(small)
    await page.goto(`${words.path}?stops=s1&date=${friday}&time=14:00&from=north-slip`)
    await hydrated(page)
    await page.locator('summary', { hasText: words.when }).click()
    await page.getByRole('button', { name: words.car }).click()
    await page.goto(`${words.path}?stops=s1&date=${friday}&time=14:00`)
    await hydrated(page)
    for (const name of ['from', 'end'])
      expect(await page.locator(`select[name=${name}] > option`).last().textContent()).toBe(words.myCar)
  })

  it('is led to the calm hours of the day, without script too', async () => {
    for (const options of [small, { ...small, ...withoutScript }]) {
      const { page } = await visit(options)
      await page.goto(`${words.path}?stops=s1&date=${tuesday}&time=15:00`)
      await page.getByRole('link', { name: words.comeThen }).click()
      await page.waitForURL(/time=10:00/)
      await page.getByText(words.calm).waitFor()
    }
  })

  it('drags a stop to another place, by mouse and by touch', async () => {
    for (const options of [{}, small]) {
      const { page, browserErrors } = await visit(options)
      await page.goto(`${words.path}?stops=s1.s2.s3&date=${friday}&time=14:00`)
      await hydrated(page)
      const [first = '', second = '', third = ''] = await stops(page)
      await drag(page, 0, 1, 'hasTouch' in options)
      await page.waitForURL(/order=own/)
      await expect.poll(() => stops(page)).toEqual([second, first, third])
      expect(browserErrors).toEqual([])
    }
  })

  it('has no axe violations, light and dark', async () => {
    const { page } = await visit(small)
    for (const [place, search] of [
      '',
      `?stops=s1.s2*45.s3.s999&date=${friday}&time=14:00&order=own`,
      '?stops=s1&date=x&time=y&until=z',
      `?stops=s1.s2.s3&date=${tuesday}&time=14:00&until=14:40&end=north-slip&quiet=1`,
      '?find=mar',
      '?find=zeppelin',
    ].entries()) {
      await page.goto(words.path + search)
      await hydrated(page)
      expect(await violationsByTurns(page, place)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
  })
})

const inTurn = casesOf(planWords.slice(0, 1), planWords.slice(1))

describe.each(inTurn)('without a network, in $name', (words) => {
  it('composes a plan though its link was never visited', async () => {
    const { page, browserErrors } = await visit({ ...small, hasServiceWorker: true })
    const search = `?stops=s1.s2.s3&date=${friday}&time=14:00&end=north-slip`
    await page.goto(`${words.prefix}/hours`)
    for (const path of [words.path, `${words.prefix}/map`]) await untilCached(page, path)
    const online = await (await page.request.get(words.path + search)).text()
    await page.context().setOffline(true)
    await page.goto(words.path + search)
    await expect.poll(async () => (await stops(page)).length).toBe(3)
    const planned = await stops(page)
    const ofServer = online.matchAll(/<h3[^>]*><a[^>]*>([^<]+)/g)
    expect(Array.from(ofServer, ([, name = '']) => name.replaceAll('&amp;', '&'))).toEqual(planned)
    // A change, and a leg on the map with the way back, without a network too.
    await page.locator('#main ol > li').nth(1).getByRole('link').last().click()
    await expect.poll(async () => (await stops(page)).length).toBe(2)
    const left = await stops(page)
    await page.getByRole('link', { name: words.directions }).first().click()
    await page.getByRole('link', { name: `${words.next} ${left[1]}` }).click()
    await page.waitForURL(/leg=2-/)
    await page.getByRole('link', { name: words.backToPlan }).click()
    await expect.poll(() => stops(page)).toEqual(left)
    // As on any page without a network, the browser logs its requests, and the router its own.
    expect(browserErrors.filter((error) => !/ERR_INTERNET|Failed to fetch/.test(error))).toEqual([])
    await page.context().setOffline(false)
  })
})

it('fits on one printed sheet with five stops', async () => {
  const { page } = await visit()
  await page.goto(`/plan-my-visit?stops=s1.s2.s3.s4.s5&date=${friday}&time=11:00`)
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

async function add(page: Page, name: string, words: { addStop: string; add: string }): Promise<void> {
  const before = page.url()
  await page.getByLabel(words.addStop).fill(name)
  await page.getByRole('button', { name: words.add, exact: true }).click()
  await page.waitForURL((url) => url.href !== before)
  await expect.poll(() => stops(page)).toContain(name)
}

/** A Friday on which all is open, without steps. */
async function chooseDay(
  page: Page,
  words: { when: RegExp; stepFree: RegExp; update: string },
): Promise<void> {
  const day = page.locator('input[name="date"]')
  if (!(await day.isVisible())) await page.locator('summary', { hasText: words.when }).click()
  await day.fill(friday)
  await page.locator('input[name="time"]').fill('14:00')
  await page.getByLabel(words.stepFree).check()
  await page.getByRole('button', { name: words.update }).click()
  await page.waitForURL(new RegExp(`date=${friday}&time=14%3A00.*stepfree=1`))
  // The address changes before the screen, whose links have the new choice.
  await page.locator('#main ol > li a[href*="stepfree=1"]').first().waitFor()
}

async function calendarOf(page: Page, link: string): Promise<string[]> {
  const href = await page.getByRole('link', { name: link }).getAttribute('href')
  const response = await page.request.get(href ?? '')
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry).summary)
}
