import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { boxOf } from '../support/measure.ts'

const visit = useBrowser()

const languages = [
  {
    name: 'English',
    prefix: '',
    from: 'From',
    to: 'To',
    show: 'Show the way',
    stepFree: /Step-free/,
    stepFreeWay: 'Step-free',
    fromElsewhere: 'From elsewhere',
    directionsTo: 'Directions to here',
    here: 'You are here',
    levels: 'Levels',
    washroom: 'Washroom',
    steps: /stairs|escalator/i,
  },
  {
    name: 'Spanish',
    prefix: '/es',
    from: 'Desde',
    to: 'Hasta',
    show: 'Mostrar el camino',
    stepFree: /Sin escalones/,
    stepFreeWay: 'Sin escalones',
    fromElsewhere: 'Desde otro lugar',
    directionsTo: 'Cómo llegar hasta aquí',
    here: 'Estás aquí',
    levels: 'Niveles',
    washroom: 'Baño',
    steps: /escalera/i,
  },
] as const

const ways = [
  { how: 'by mouse', options: {} },
  { how: 'without script, on a phone', options: { ...phone, ...withoutScript } },
]

/** On another level than the door one comes in by. */
const upstairs = 'casa-jicara'

describe.each(byTurns(languages))(
  'a visitor who looks for a store on the map, in $name',
  ({ it, ...words }) => {
    const { prefix } = words

    it.each(ways)('finds it in the list, and the way from the door, $how', async ({ options }) => {
      const { page, browserErrors } = await visit(options)
      await page.goto(`${prefix}/map`)
      if (options !== withoutScript && !('javaScriptEnabled' in options)) await hydrated(page)
      await page.locator(`#main a[href="${prefix}/map?store=${upstairs}"]`).last().click()
      await page.waitForURL(`**${prefix}/map?store=${upstairs}`)
      await page.getByRole('link', { name: words.directionsTo }).click()
      await page.waitForURL(/[?&]to=/)
      await page.getByLabel(words.from, { exact: true }).selectOption('ferry-door')
      await page.getByRole('button', { name: words.show }).click()
      await page.waitForURL(/from=ferry-door/)
      await expect.poll(() => steps(page).count()).toBeGreaterThan(2)
      const said = await steps(page).allTextContents()
      expect(said.join(' ')).toMatch(/Level 2|nivel 2/i)
      // The address alone gives the same.
      await page.goto(page.url())
      expect(await steps(page).allTextContents()).toEqual(said)
      expect(browserErrors).toEqual([])
    })

    it('gets a step-free route, with the time on wheels', async () => {
      const { page } = await visit(withoutScript)
      await page.goto(`${prefix}/map?from=ferry-door&to=${upstairs}`)
      await page.getByLabel(words.stepFree).check()
      await page.getByRole('button', { name: words.show }).click()
      await page.waitForURL(/stepfree=1/)
      const said = (await steps(page).allTextContents()).join(' ')
      expect(said).toMatch(/elevator|elevador/i)
      expect(said).not.toMatch(words.steps)
      expect(await page.locator('#main dl dd').count()).toBe(3)
    })

    it.each([
      { how: 'with script', options: phone },
      { how: 'without script', options: { ...phone, ...withoutScript } },
    ])(
      'gets from the page of a store to the first step in one tap on a phone, and to that from elsewhere, $how',
      async ({ options }) => {
        const { page, browserErrors } = await visit(options)
        await page.goto(`${prefix}/stores/${upstairs}`)
        await page.locator(`#main a[href="${prefix}/map?to=${upstairs}"]`).first().tap()
        await page.waitForURL(/[?&]to=/)
        await expect.poll(() => steps(page).count()).toBeGreaterThan(2)
        await expect.poll(async () => (await boxOf(steps(page).first())).y).toBeLessThanOrEqual(500)
        if (options === phone) await hydrated(page)
        await page.getByRole('link', { name: words.fromElsewhere, exact: true }).tap()
        await page.getByRole('link', { name: words.stepFreeWay, exact: true }).tap()
        await page.waitForURL(/stepfree=1/)
        await page.getByRole('link', { name: words.fromElsewhere, exact: true }).tap()
        await page.locator('#main a[href*="from=town-door"][href*="stepfree=1"]').tap()
        await page.waitForURL(/from=town-door/)
        await expect.poll(() => page.locator('#route').textContent()).toMatch(/Town Door/)
        expect((await steps(page).allTextContents()).join(' ')).not.toMatch(words.steps)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        expect((await boxOf(steps(page).first())).y).toBeLessThanOrEqual(500)
        expect(browserErrors).toEqual([])
      },
    )

    it('scans a board’s code, sees the position, and finds the nearest washroom', async () => {
      const { page } = await visit(withoutScript)
      await page.goto(`${prefix}/map`)
      const boards = page.getByLabel(words.from, { exact: true }).locator('option[value*="board"]')
      await page.goto(`${prefix}/map?from=${(await boards.first().getAttribute('value')) ?? ''}`)
      expect(await page.locator('svg title', { hasText: words.here }).count()).toBe(1)
      await page.getByLabel(words.to, { exact: true }).selectOption({ label: words.washroom })
      await page.getByRole('button', { name: words.show }).click()
      await page.waitForURL(/to=nearest-washroom/)
      await expect.poll(() => steps(page).count()).toBeGreaterThan(1)
    })

    it('comes from the page of a store, and goes from level to level along the line', async () => {
      const { page } = await visit()
      await page.goto(`${prefix}/stores/${upstairs}`)
      await page.locator(`#main a[href="${prefix}/map?store=${upstairs}"]`).first().click()
      await page.waitForURL(`**/map?store=${upstairs}`)
      const shown = page.getByRole('navigation', { name: words.levels }).locator('[aria-current]')
      await expect.poll(() => shown.textContent()).toMatch(/2/)
      await page.goto(`${prefix}/map?from=ferry-door&to=${upstairs}&level=1`)
      await hydrated(page)
      await page.locator('#plan svg a[href*="level=2"]').first().click()
      await page.waitForURL(/level=2/)
      await expect.poll(() => shown.textContent()).toMatch(/2/)
    })
  },
)

function steps(page: Page) {
  return page.locator('section[aria-labelledby="route"] ol > li')
}
