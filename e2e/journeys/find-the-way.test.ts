import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { boxOf } from '../support/measure.ts'
import { violations } from '../support/violations.ts'

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
    plan: 'Plan of Level 1',
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
    plan: 'Plano del nivel 1',
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

const empty = [
  {
    prefix: '',
    show: 'Show the way',
    from: 'From',
    faults: [/choose where you start/, /choose where you want to go/],
  },
  {
    prefix: '/es',
    show: 'Mostrar el camino',
    from: 'Desde',
    faults: [/elige de dónde sales/, /elige a dónde vas/],
  },
]

describe.each(empty)('directions without both ends, under "$prefix"', ({ prefix, show, from, faults }) => {
  it.each([
    { how: 'with script', options: {} },
    { how: 'without script', options: withoutScript },
  ])('are rejected with a focused summary that links to the fields, $how', async ({ options }) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(`${prefix}/map`)
    if (!('javaScriptEnabled' in options)) await hydrated(page)
    await page.getByRole('button', { name: show }).click()
    const summary = page.getByRole('group').filter({ has: page.locator('#problem') })
    await expect
      .poll(() => summary.locator('li').allTextContents())
      .toEqual(faults.map((fault) => expect.stringMatching(fault)))
    await expect.poll(() => summary.evaluate((panel) => panel === document.activeElement)).toBe(true)
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    const field = page.getByLabel(from, { exact: true })
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.getAttribute('aria-describedby')).toBe('field-from-fault')
    await summary.getByRole('link').first().click()
    await expect.poll(() => field.evaluate((select) => select === document.activeElement)).toBe(true)
    await field.selectOption('ferry-door')
    await page.getByRole('button', { name: show }).click()
    await expect.poll(() => summary.locator('li').count()).toBe(1)
    expect(await field.inputValue()).toBe('ferry-door')
    expect(browserErrors).toEqual([])
  })
})

describe.each([
  { prefix: '', level: 'Level 2', says: 'Plan of Level 2' },
  { prefix: '/es', level: 'Nivel 2', says: 'Plano del nivel 2' },
])('another level of the plan, under "$prefix"', ({ prefix, level, says }) => {
  it('is announced, and keeps the focus on its choice', async () => {
    const { page } = await visit()
    await page.goto(`${prefix}/map`)
    await hydrated(page)
    const choice = page.locator('#plan nav').getByRole('link', { name: level })
    await choice.press('Enter')
    await expect.poll(() => page.locator('#announcement').textContent()).toBe(says)
    expect(await choice.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

describe('the plan', () => {
  it('is skipped by its first link, which goes to the directions', async () => {
    const { page } = await visit()
    await page.goto('/map')
    await hydrated(page)
    const skip = page.locator('#plan a').first()
    await skip.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('get-there')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-from')
  })

  it('is used by keyboard only, through its list', async () => {
    const { page, browserErrors } = await visit()
    await page.goto('/map')
    await hydrated(page)
    await page.getByRole('searchbox', { name: 'Name' }).focus()
    await page.keyboard.type('jicara')
    await expect.poll(() => page.getByText('1 store', { exact: true }).count()).toBe(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/map?store=${upstairs}`)
    await expect.poll(() => page.locator('#chosen').textContent()).toMatch(/Jícara/)
    expect(browserErrors).toEqual([])
  })

  it('remembers on this device where the car is', async () => {
    const { page } = await visit()
    await page.goto('/map?store=north-slip')
    await hydrated(page)
    await page.getByRole('button', { name: 'My car is here' }).click()
    await page.goto(`/map?from=${upstairs}`)
    await hydrated(page)
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'My car: North Slip parkade' })
    await page.getByRole('button', { name: 'Show the way' }).click()
    await page.waitForURL(/to=north-slip/)
    await expect.poll(() => steps(page).count()).toBeGreaterThan(2)
  })

  it.each([
    '/map?store=ixtle',
    '/map?to=ixtle',
    '/es/b/3',
    '/es/map?from=nowhere&to=ixtle',
    '/map?filter=xyzzy',
    '/es/map/print',
  ])('has no axe violations: %s', async (path) => {
    const { page, browserErrors } = await visit({
      viewport: { width: 768, height: 900 },
      colorScheme: 'dark',
    })
    await page.goto(path)
    await hydrated(page)
    expect(await violations(page)).toEqual([])
    expect(browserErrors).toEqual([])
  })
})

function steps(page: Page) {
  return page.locator('section[aria-labelledby="route"] ol > li')
}
