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

function isLeg({ searchParams }: URL, number: number): boolean {
  return searchParams.get('leg')?.startsWith(`${number}-`) ?? false
}

function bar(page: Page, words: { visitOf: RegExp }) {
  return page.getByRole('navigation', { name: words.visitOf })
}
