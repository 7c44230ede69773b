import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { boxOf } from '../support/measure.ts'
import { violationsInBothSchemes } from '../support/violations.ts'

const visit = useBrowser()
const small = { viewport: { width: 360, height: 640 }, hasTouch: true }

const languages = [
  {
    name: 'English',
    prefix: '',
    path: '/plan-my-visit',
    addStop: 'Add a stop',
    add: 'Add',
    down: 'Move Ixtle down',
    remove: 'Remove Ixtle',
    longer: 'Stay longer at Ixtle',
    best: 'Best order',
    calendar: 'Add to my calendar',
    update: 'Update the plan',
    when: /When and from where/,
    stepFree: /Step-free/,
    begin: 'Add my favorites',
    plan: 'Plan a visit with these',
    which: /^Which one is/,
    none: /^No store, offer or event is called/,
    until: /^Leave by/,
    end: 'End',
    notAll: /^It cannot all be done by 2:40 p\.m\./,
    endAt: /^End: North Slip parkade, at/,
    car: 'My car is here',
    myCar: 'My car: North Slip parkade',
    calm: /^Calm hours when you arrive, until 12 p\.m\./,
    comeThen: 'Arrive at 10 a.m.',
  },
  {
    name: 'Spanish',
    prefix: '/es',
    path: '/es/plan-my-visit',
    addStop: 'Agregar una parada',
    add: 'Agregar',
    down: 'Bajar Ixtle',
    remove: 'Quitar Ixtle',
    longer: 'Quedarte más tiempo en Ixtle',
    best: 'Mejor orden',
    calendar: 'Agregar a mi calendario',
    update: 'Actualizar el plan',
    when: /Cuándo y desde dónde/,
    stepFree: /Sin escalones/,
    begin: 'Agregar mis favoritos',
    plan: 'Planear una visita con estos',
    which: /^¿Cuál es/,
    none: /^Ninguna tienda, oferta o evento se llama/,
    until: /^Salir a más tardar/,
    end: 'Final',
    notAll: /^No alcanza para todo antes de las 14:40/,
    endAt: /^Final: Estacionamiento North Slip, a las/,
    car: 'Mi auto está aquí',
    myCar: 'Mi auto: Estacionamiento North Slip',
    calm: /^Llegas en horas tranquilas, hasta las 12:00/,
    comeThen: 'Llegar a las 10:00',
  },
] as const

/** On other levels. */
const others = ['Bollard Boots', 'Kiosko']

describe.each(languages)('a visitor who plans a visit, in $name', (words) => {
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
      await page.waitForURL(/plan-my-visit\?stops=s1\.s2$/)
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
    await page.getByText(words.which).waitFor()
    await page.getByRole('link', { name: /^Dear Marjorie/ }).click()
    await expect.poll(() => stops(page)).toEqual(['Dear Marjorie'])
    await field.fill('zeppelin')
    await field.press('Enter')
    await page.getByText(words.none).waitFor()
    expect(await stops(page)).toEqual(['Dear Marjorie'])
    expect(browserErrors).toEqual([])
  })

  it.each([
    ['by touch', small],
    ['without script', { ...small, ...withoutScript }],
  ])('must leave by a time from a car park, and is told honestly, %s', async (_, options) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(`${words.path}?stops=s1.s2.s3&date=2027-01-08&time=14:00`)
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
    await page.goto(`${words.path}?stops=s1&date=2027-01-08&time=14:00&from=north-slip`)
    await hydrated(page)
    await page.locator('summary', { hasText: words.when }).click()
    await page.getByRole('button', { name: words.car }).click()
    await page.goto(`${words.path}?stops=s1&date=2027-01-08&time=14:00`)
    await hydrated(page)
    for (const name of ['from', 'end'])
      expect(await page.locator(`select[name=${name}] > option`).last().textContent()).toBe(words.myCar)
  })

  it('is led to the calm hours of the day, without script too', async () => {
    for (const options of [small, { ...small, ...withoutScript }]) {
      const { page } = await visit(options)
      await page.goto(`${words.path}?stops=s1&date=2027-01-12&time=15:00`)
      await page.getByRole('link', { name: words.comeThen }).click()
      await page.waitForURL(/time=10:00/)
      await page.getByText(words.calm).waitFor()
    }
  })

  it('drags a stop to another place, by mouse and by touch', async () => {
    for (const options of [{}, small]) {
      const { page, browserErrors } = await visit(options)
      await page.goto(`${words.path}?stops=s1.s2.s3&date=2027-01-08&time=14:00`)
      await hydrated(page)
      const [first = '', second = '', third = ''] = await stops(page)
      await drag(page, 0, 1, 'hasTouch' in options)
      await page.waitForURL(/order=own/)
      await expect.poll(() => stops(page)).toEqual([second, first, third])
      expect(browserErrors).toEqual([])
    }
  })

  it('does it by keyboard only, and keeps the focus', async () => {
    const { page } = await visit()
    await page.goto(`${words.path}?stops=s1.s2.s3&date=2027-01-08&time=14:00`)
    await hydrated(page)
    const before = await stops(page)
    const first = page.locator('ol > li').first()
    await first.getByRole('link').nth(-4).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/order=own/)
    await expect.poll(() => stops(page)).not.toEqual(before)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
    await page.locator('ol > li').first().getByRole('link').last().focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await stops(page)).length).toBe(2)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('plan')
  })

  it('has no axe violations, light and dark', async () => {
    const { page } = await visit(small)
    for (const search of [
      '',
      '?stops=s1.s2*45.s3.s999&date=2027-01-08&time=14:00&order=own',
      '?stops=s1&date=x&time=y&until=z',
      '?stops=s1.s2.s3&date=2027-01-12&time=14:00&until=14:40&end=north-slip&quiet=1',
      '?add=mar',
      '?add=zeppelin',
    ]) {
      await page.goto(words.path + search)
      await hydrated(page)
      expect(await violationsInBothSchemes(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
  })
})

it('shows the plan without a network once it was visited', async () => {
  const { page } = await visit({ ...small, hasServiceWorker: true })
  const path = '/plan-my-visit?stops=s1.s2.s3&date=2027-01-08&time=14:00'
  await page.goto(path)
  await hydrated(page)
  const planned = await stops(page)
  await expect
    .poll(() => page.evaluate((url) => caches.match(url, { ignoreVary: true }).then(Boolean), path), {
      timeout: 30_000,
    })
    .toBe(true)
  await page.context().setOffline(true)
  await page.goto('about:blank')
  await page.goto(path)
  expect(await stops(page)).toEqual(planned)
  await page.context().setOffline(false)
})

it('fits on one printed sheet with five stops', async () => {
  const { page } = await visit()
  await page.goto('/plan-my-visit?stops=s1.s2.s3.s4.s5&date=2027-01-08&time=11:00')
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

/** Drags the handle of a stop over the middle of another one. */
async function drag(page: Page, from: number, to: number, isTouch: boolean): Promise<void> {
  const items = page.locator('#main ol > li')
  await items.nth(from).scrollIntoViewIfNeeded()
  const handle = await boxOf(items.nth(from).locator('span[title]'))
  const [a, b] = [await boxOf(items.nth(from)), await boxOf(items.nth(to))]
  const x = handle.x + handle.width / 2
  const y = handle.y + handle.height / 2
  const goal = y + (b.y + b.height / 2 - a.y - a.height / 2) + 10
  if (!isTouch) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, (y + goal) / 2)
    await page.mouse.move(x, goal)
    await page.mouse.up()
    return
  }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] })
  await touch('touchStart', y)
  await touch('touchMove', (y + goal) / 2)
  await touch('touchMove', goal)
  await touch('touchEnd')
}

/** A Friday on which all is open, without steps. */
async function chooseDay(
  page: Page,
  words: { when: RegExp; stepFree: RegExp; update: string },
): Promise<void> {
  const day = page.locator('input[name="date"]')
  if (!(await day.isVisible())) await page.locator('summary', { hasText: words.when }).click()
  await day.fill('2027-01-08')
  await page.locator('input[name="time"]').fill('14:00')
  await page.getByLabel(words.stepFree).check()
  await page.getByRole('button', { name: words.update }).click()
  await page.waitForURL(/date=2027-01-08&time=14%3A00.*stepfree=1/)
}

/** Names of the stops in order, those that do not fit last. */
function stops(page: Page): Promise<string[]> {
  return page
    .locator('#main ol > li h3, #unserved + ul > li p:first-child')
    .evaluateAll((names) => names.map((name) => name.textContent ?? ''))
}

async function calendarOf(page: Page, link: string): Promise<string[]> {
  const href = await page.getByRole('link', { name: link }).getAttribute('href')
  const response = await page.request.get(href ?? '')
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry).summary)
}
