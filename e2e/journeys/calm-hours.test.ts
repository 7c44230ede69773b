import ICAL from 'ical.js'
import { describe, expect, inject, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { plainDay } from '../support/clock/days.ts'
import { readPage } from '../support/read-page.ts'
import { violationsByTurns } from '../support/violations.ts'

const visit = useBrowser()
const small = { viewport: { width: 360, height: 640 }, hasTouch: true }

const languages = [
  {
    name: 'English',
    prefix: '',
    title: 'Calm hours',
    rule: 'Every Tuesday, 10 a.m. to 12 p.m.',
    day: 'Calm: 10 a.m. to 12 p.m.',
    places: 'Quiet places on the map',
    room: 'Quiet Room',
    quieter: /^A quieter way/,
    showWay: 'Show the way',
    isQuieter: /^This is the quieter way/,
    searches: ['quiet', 'calm', 'calm hours', 'quiet hour'],
    found: /Calm hours|Quiet/,
  },
  {
    name: 'Spanish',
    prefix: '/es',
    title: 'Horas tranquilas',
    rule: 'Cada martes, de 10:00 a 12:00',
    day: 'Con calma: de 10:00 a 12:00',
    places: 'Lugares tranquilos en el mapa',
    room: 'Cuarto tranquilo',
    quieter: /^Un camino más tranquilo/,
    showWay: 'Mostrar el camino',
    isQuieter: /^Este es el camino más tranquilo/,
    searches: ['tranquilo', 'hora tranquila', 'horas tranquilas'],
    found: /Horas tranquilas|tranquil/,
  },
] as const

const ways = [
  ['by touch on a small phone', small],
  ['on a small phone without script', { ...small, ...withoutScript }],
] as const

describe.each(byTurns(languages))('a visitor who wants quiet, in $name', ({ it, ...words }) => {
  it.each(ways)('finds the calm hours, and a quiet place on the map, %s', async (_, options) => {
    const { page, browserErrors } = await visit(options)
    // A week in which Tuesday is no holiday.
    await page.goto(`${words.prefix}/hours?week=${plainDay(2)}`)
    const calm = page.getByRole('region', { name: words.title })
    expect(await calm.textContent()).toContain(words.rule)
    expect(await page.locator('main table').first().textContent()).toContain(words.day)
    await page.getByRole('link', { name: words.places }).click()
    await page.waitForURL(/\/map\?show=quiet/)
    await expect.poll(() => page.locator('#plan svg title').allTextContents()).toContain(words.room)
    await page.locator('#quiet + ul').getByRole('link', { name: words.room }).click()
    await page.waitForURL(/store=quiet-room&show=quiet/)
    expect(browserErrors).toEqual([])
  })

  it.each(ways)('chooses the quieter way, and is told what it costs, %s', async (_, options) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(`${words.prefix}/map?from=stairs-north&to=origami-tuesday`)
    if (options === small) await hydrated(page)
    expect(await page.getByText(words.isQuieter).count()).toBe(0)
    await page.getByLabel(words.quieter).check()
    await page.getByRole('button', { name: words.showWay }).click()
    await page.waitForURL(/quiet=1/)
    await page.getByText(words.isQuieter).waitFor()
    expect(browserErrors).toEqual([])
  })

  it('finds them by search', async () => {
    for (const text of words.searches) {
      const search = new URLSearchParams({ searchQuery: text })
      const { links } = await readPage(`${words.prefix}/search-results?${search}`)
      expect(links.filter((link) => words.found.test(link.text)).length, text).toBeGreaterThan(0)
    }
  })

  it('subscribes to them', async () => {
    const response = await fetch(`${inject('siteUrl')}${words.prefix}/calm-hours.ics`)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const calendar = new ICAL.Component(ICAL.parse(await response.text()))
    const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))
    expect(entries.length).toBeGreaterThan(15)
    expect(new Set(entries.map(({ summary }) => summary))).toEqual(new Set([words.title]))
  })

  it('finds no barrier, light and dark', async () => {
    const { page } = await visit(small)
    for (const [place, path] of [
      '/hours',
      '/map?show=quiet',
      '/map?from=stairs-north&to=origami-tuesday&quiet=1',
    ].entries()) {
      await page.goto(words.prefix + path)
      await hydrated(page)
      expect(await violationsByTurns(page, place)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    }
  })
})

it('reaches the calm hours and the quiet places with the keyboard alone', async () => {
  const { page } = await visit()
  await page.goto('/map')
  await hydrated(page)
  const chip = page.getByRole('link', { name: 'Quiet places' }).first()
  await chip.press('Enter')
  // The address changes before the screen, which moves the list to the top.
  await expect.poll(() => chip.getAttribute('aria-current')).toBe('true')
  expect(page.url()).toMatch(/show=quiet#quiet$/)
  await page.locator('#quiet + ul a').first().press('Enter')
  await page.getByRole('heading', { name: 'Quiet Room' }).waitFor()
  expect(page.url()).toMatch(/store=quiet-room/)
  await page.locator('#quiet + ul a').last().press('Enter')
  await page.waitForURL(/\/hours#calm/)
})
