import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { plainDay } from '../support/clock/days.ts'
import { boxOf } from '../support/measure.ts'
import { placeOfFocus } from '../support/place-of-focus.ts'
import { drag, planWords, stops } from '../support/plan-page.ts'

const visit = useBrowser()
const friday = plainDay(5)
const small = { viewport: { width: 360, height: 640 }, hasTouch: true }

describe.each(byTurns(planWords))('a visitor who changes a plan, in $name', ({ it, ...words }) => {
  it('does it by keyboard only, and keeps the focus', async () => {
    const { page } = await visit()
    await page.goto(`${words.path}?stops=s1.s2.s3&date=${friday}&time=14:00`)
    await hydrated(page)
    const before = await stops(page)
    const first = page.locator('ol > li').first()
    await first.getByRole('link').nth(-4).focus()
    for (const place of [2, 3]) {
      await page.keyboard.press('Enter')
      await page.waitForURL(/order=own/)
      await expect.poll(async () => (await stops(page)).indexOf(before[0] ?? '')).toBe(place - 1)
      await expect.poll(() => said(page)).toContain(`${before[0]}: ${words.stop} ${place} `)
      await expect.poll(() => page.evaluate(placeOfFocus)).toBeUndefined()
    }
    // At the end there is no way down: the way back up has the focus.
    await expect.poll(() => focusedLabel(page)).toBe(words.up.replace('Ixtle', before[0] ?? ''))
    const moved = await stops(page)
    await page.locator('ol > li').nth(1).getByRole('link').last().focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await stops(page)).length).toBe(2)
    await expect.poll(() => focusedLabel(page)).toMatch(words.undo)
    await page.keyboard.press('Enter')
    await expect.poll(() => stops(page)).toEqual(moved)
    await expect.poll(() => page.evaluate(placeOfFocus)).toBeUndefined()
  })

  it('adds by keyboard and stays in the field, with an error and with a question too', async () => {
    const { page } = await visit()
    await page.goto(words.path)
    await hydrated(page)
    const field = page.getByLabel(words.addStop)
    await field.focus()
    for (const [text, shown] of [
      ['Ixtle', page.locator('#main ol > li h3')],
      ['zeppelin', page.locator('#main').getByText(words.none)],
      ['mar', page.locator('#main').getByText(words.which)],
    ] as const) {
      await field.fill(text)
      await page.keyboard.press('Enter')
      await shown.waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.id), { message: text }).toBe('add')
    }
    await page.getByRole('link', { name: /^Dear Marjorie/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => stops(page)).toContain('Dear Marjorie')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('add')
  })

  it('calls off a drag by Escape', async () => {
    const { page } = await visit()
    await page.goto(`${words.path}?stops=s1.s2.s3&date=${friday}&time=14:00`)
    await hydrated(page)
    const before = await stops(page)
    await drag(page, 0, 1, false, () => page.keyboard.press('Escape'))
    await page.locator('ol > li').first().getByRole('link').nth(-2).click()
    await page.waitForURL(/\*30/)
    expect(page.url()).not.toContain('order=own')
    expect(await stops(page)).toEqual(before)
  })

  it('lands at the result without script, and can put back what was removed', async () => {
    const { page } = await visit({ ...small, ...withoutScript })
    await page.goto(`${words.path}?stops=s1.s2.s3&date=${friday}&time=14:00`)
    const before = await stops(page)
    await page.locator('ol > li').nth(1).getByRole('link').last().click()
    await page.waitForURL(/#removed$/)
    const undo = page.getByRole('link', { name: words.undo })
    expect((await boxOf(undo)).y).toBeLessThan(600)
    await undo.click()
    await page.waitForURL(/#stop-s/)
    expect(await stops(page)).toEqual(before)
    await page.getByLabel(words.addStop).fill('zeppelin')
    await page.getByRole('button', { name: words.add, exact: true }).click()
    await page.waitForURL(/#adding$/)
    expect((await boxOf(page.locator('#main').getByText(words.none))).y).toBeLessThan(600)
  })

  it('finds the plan again that this device keeps, and adds to it from a store, an offer and an event', async () => {
    const { page } = await visit(small)
    await page.goto(`${words.path}?stops=s1.s2&date=${friday}&time=14:00`)
    await hydrated(page)
    const kept = async () => (await stops(page)).length
    for (const [index, item] of [
      '/stores/ixtle',
      '/promotions/raincoats-quarter-off',
      '/events-and-news/boardwalk-night-market',
    ].entries()) {
      await page.goto(words.prefix + item)
      await hydrated(page)
      await page.getByRole('link', { name: words.planStore }).click()
      await page.waitForURL(new RegExp(`stops=s1\\.s2.*&date=${friday}&time=14:00&add=`))
      await expect.poll(kept).toBe(3 + index)
    }
    await page.goto(words.path)
    await page.waitForURL(/stops=s1\.s2\.s/)
    await expect.poll(kept).toBe(5)
    // Somebody else's plan does not take its place.
    await page.goto(`${words.path}?stops=s9&date=${friday}&time=14:00`)
    await page.getByRole('link', { name: words.addToMine }).click()
    await expect.poll(kept).toBe(6)
    await page.goto(words.path)
    await page.waitForURL(/stops=s1\.s2\.s/)
    await expect.poll(kept).toBe(6)
  })

  it('adds from a store without script, to a plan of its own', async () => {
    const { page } = await visit({ ...small, ...withoutScript })
    await page.goto(`${words.prefix}/stores/ixtle`)
    await page.getByRole('link', { name: words.planStore }).click()
    await expect.poll(() => stops(page)).toEqual(['Ixtle'])
  })
})

/** The live regions of the page. */
function said(page: Page): Promise<string> {
  return page
    .locator('[role="status"]')
    .evaluateAll((regions) => regions.map((one) => one.textContent).join(' | '))
}

function focusedLabel(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
}
