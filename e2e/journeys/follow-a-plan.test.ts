import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { plainDay } from '../support/clock/days.ts'
import { planWords, stops } from '../support/plan-page.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()
const small = { viewport: { width: 360, height: 640 }, hasTouch: true }
const friday = plainDay(5)
const plan = `?stops=s1.s2*45.s3&date=${friday}&time=14:00&end=north-slip&stepfree=1`

describe.each(byTurns(planWords))('a visitor who follows a plan on the map, in $name', ({ it, ...words }) => {
  it.each([
    ['by touch', small],
    ['without script', { ...small, ...withoutScript }],
  ])('is led from leg to leg, and back to the plan, %s', async (_, options) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(words.path + plan)
    if (options === small) await hydrated(page)
    const planned = await stops(page)
    await page.getByRole('link', { name: words.directions }).first().click()
    for (const [leg, name] of [...planned, words.parking].entries()) {
      await page.waitForURL((url) => isLeg(url, leg + 1))
      await page.getByRole('heading', { level: 3, name: new RegExp(`${name}$`) }).waitFor()
      expect(new URL(page.url()).searchParams.get('stepfree')).toBe('1')
      const next = [...planned, words.parking][leg + 1]
      if (next !== undefined)
        await bar(page, words)
          .getByRole('link', { name: `${words.next} ${next}` })
          .click()
    }
    await bar(page, words).getByRole('link', { name: words.backToPlan }).click()
    await page.waitForURL((url) => url.pathname === words.path)
    await expect.poll(() => stops(page)).toEqual(planned)
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      date: friday,
      time: '14:00',
      end: 'north-slip',
      stepfree: '1',
    })
    expect(searchParams.get('stops')).toBe('s1.s2*45.s3')
    // It is still the plan of this device.
    expect(await page.getByRole('link', { name: words.addToMine }).count()).toBe(0)
    expect(browserErrors).toEqual([])
  })

  it.each([
    ['by touch', small],
    ['without script', { ...small, ...withoutScript }],
  ])(
    'sees all of it on the map, with its stops and levels, and goes to a leg and back, %s',
    async (_, options) => {
      const { page, browserErrors } = await visit(options)
      await page.goto(words.path + plan)
      const planned = await stops(page)
      await page.getByRole('link', { name: words.onMap }).tap()
      await page.waitForURL((url) => isLeg(url, 0))
      const list = page.locator('#stops > li')
      await expect.poll(() => list.count()).toBe(planned.length + 1)
      for (const [index, text] of (await list.allTextContents()).entries())
        expect(text).toContain(`${index + 1}. ${planned[index] ?? words.parking}`)
      // Every stop has a pin on its level, and its number beside the level's name.
      const numbers = new Set<string>()
      for (const place of (await page.locator('#plan nav a').all()).keys()) {
        const level = page.locator('#plan nav a').nth(place)
        const flag = level.locator('span:not([class*="only"])')
        const there = (await flag.count()) > 0 ? await flag.innerText() : ''
        await page.goto(new URL((await level.getAttribute('href')) ?? '', page.url()).href)
        const pins = await page.locator('#plan svg [class*="_pin"] text').allTextContents()
        expect(pins.map(Number).toSorted((a, b) => a - b)).toEqual(numbersIn(there))
        for (const pin of pins) numbers.add(pin)
      }
      expect(numbers.size).toBe(planned.length + 1)
      if (options === small) await hydrated(page)
      await list.nth(1).getByRole('link').tap()
      await page.waitForURL((url) => isLeg(url, 2))
      await bar(page, words)
        .getByRole('link', { name: `${words.before} ${planned[0]}` })
        .tap()
      await page.waitForURL((url) => isLeg(url, 1))
      await bar(page, words).getByRole('link', { name: words.visitOf }).first().tap()
      await page.waitForURL((url) => isLeg(url, 0) && !url.searchParams.has('to'))
      await list.first().waitFor()
      expect(browserErrors).toEqual([])
    },
  )

  it('sees every number of a stop once the page is hydrated, and axe nothing', async () => {
    const { page } = await visit({ ...small, colorScheme: 'dark' })
    await page.goto(words.path + plan)
    await page.getByRole('link', { name: words.onMap }).tap()
    await page.waitForURL((url) => isLeg(url, 0))
    await hydrated(page)
    expect(await violations(page)).toEqual([])
    // Script hides the labels that are too small to read.
    const pins = page.locator('#plan svg [class*="_pin"] text')
    expect(await pins.count()).toBeGreaterThan(1)
    for (const pin of await pins.all()) expect(await pin.isVisible()).toBe(true)
  })

  it('follows it by keyboard, and hears how long to stay and what is next', async () => {
    const { page } = await visit()
    await page.goto(words.path + plan.replace('*45', ''))
    const [first = '', second = ''] = await stops(page)
    const leg = page.getByRole('link', { name: words.directions }).first()
    const address = new URL((await leg.getAttribute('href')) ?? '', page.url())
    address.searchParams.set('step', '1')
    await page.goto(address.href)
    await hydrated(page)
    const card = page.getByRole('group', { name: words.stepByStep })
    await card.getByRole('link').last().focus()
    const status = page.locator('#announcement')
    for (let presses = 0; presses < 20; presses += 1) {
      if ((await card.innerText()).includes(words.arrived)) break
      const before = await card.innerText()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => card.innerText()).not.toBe(before)
    }
    await expect.poll(() => status.textContent()).toContain(words.arrived)
    expect(await status.textContent()).toContain(first)
    expect(await status.textContent()).toContain(`${words.stay} ${words.next} ${second}`)
    expect(await card.innerText()).toContain(words.stay)
    await page.keyboard.press('ArrowRight')
    await page.waitForURL((url) => isLeg(url, 2))
  })

  it('goes on from the last step of a leg, after a detour too', async () => {
    const { page, browserErrors } = await visit(small)
    await page.goto(words.path + plan)
    const [first = '', second = ''] = await stops(page)
    const leg = page.getByRole('link', { name: words.directions }).first()
    const address = new URL((await leg.getAttribute('href')) ?? '', page.url())
    address.searchParams.set('step', '99')
    await page.goto(address.href)
    await hydrated(page)
    expect(await violations(page)).toEqual([])
    // A washroom on the way: the stop of this leg is next.
    const chip = page.locator('a[href*="to=nearest-washroom&"]').first()
    await page.goto(new URL((await chip.getAttribute('href')) ?? '', page.url()).href)
    await hydrated(page)
    await page.waitForURL(/to=nearest-washroom/)
    await bar(page, words)
      .getByRole('link', { name: `${words.next} ${first}` })
      .click()
    await page.waitForURL((url) => isLeg(url, 1))
    await page.goto(address.href)
    await hydrated(page)
    const card = page.getByRole('group', { name: words.stepByStep })
    await card.getByRole('link', { name: `${words.next} ${second}` }).click()
    await page.waitForURL((url) => isLeg(url, 2) && !url.searchParams.has('step'))
    expect(browserErrors).toEqual([])
  })
})

/** In "1–3, 5". */
function numbersIn(text: string): number[] {
  return text.split(', ').flatMap((run) => {
    const [first = 0, last = first] = run.split('–').map(Number)
    return run === '' ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

function isLeg({ searchParams }: URL, number: number): boolean {
  return searchParams.get('leg')?.startsWith(`${number}-`) ?? false
}

function bar(page: Page, words: { visitOf: RegExp }) {
  return page.getByRole('navigation', { name: words.visitOf })
}
