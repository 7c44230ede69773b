import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { boxOf } from '../support/measure.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true }

const languages = [
  {
    name: 'English',
    prefix: '',
    map: 'Centre Map',
    washroom: 'Washroom',
    lift: 'Elevator',
    atm: 'ATM',
    from: /^From Ferry Door/,
    queries: ['washroom', 'restroom', 'toilet', 'baño'],
    stairs: /stairs|escalator/i,
  },
  {
    name: 'Spanish',
    prefix: '/es',
    map: 'Mapa del centro',
    washroom: 'Baño',
    lift: 'Elevador',
    atm: 'Cajero automático',
    from: /^De Ferry Door/,
    queries: ['baño', 'baños', 'sanitario', 'toilet'],
    stairs: /escalera/i,
  },
] as const

const ways = [
  { how: 'with script', options: phone },
  { how: 'without script', options: { ...phone, ...withoutScript } },
]

describe.each(byTurns(languages))('a visitor who needs a washroom, in $name', ({ it, ...words }) => {
  const { prefix } = words

  it.each(ways)('finds the nearest one from any page in two taps, $how', async ({ options }) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(`${prefix}/jobs`)
    await page.locator('body > header').getByRole('link', { name: words.map, exact: true }).tap()
    await page.waitForURL(`**${prefix}/map`)
    await page.locator('#main').getByRole('link', { name: words.washroom, exact: true }).tap()
    await page.waitForURL(/to=nearest-washroom&stepfree=1/)
    await expectAnswer(page, words)
    expect(browserErrors).toEqual([])
  })

  it.each(words.queries)('finds it by searching for %s', async (text) => {
    const { page } = await visit({ ...phone, ...withoutScript })
    await page.goto(`${prefix}/search-results?${new URLSearchParams({ searchQuery: text })}`)
    const first = page.locator('#main a[href*="/map"]').first()
    expect(await first.getAttribute('href')).toBe(`${prefix}/map?to=nearest-washroom&stepfree=1`)
    expect((await boxOf(first)).y).toBeLessThanOrEqual(640)
    await first.tap()
    await expectAnswer(page, words)
  })

  it.each(['lift', 'atm'] as const)('finds the nearest %s as well', async (kind) => {
    const { page } = await visit({ ...phone, ...withoutScript })
    await page.goto(`${prefix}/map`)
    const link = page.locator('#main').getByRole('link', { name: words[kind], exact: true })
    expect(await link.getAttribute('href')).toBe(`${prefix}/map?to=nearest-${kind}&stepfree=1`)
    await link.click()
    await page.waitForURL(new RegExp(`nearest-${kind}`))
    expect((await boxOf(page.locator('#route'))).y).toBeLessThanOrEqual(500)
  })

  it('starts where the last route started, on this device', async () => {
    const { page } = await visit(phone)
    await page.goto(`${prefix}/map?from=casa-jicara&to=ferry-door`)
    await hydrated(page)
    await page.goto(`${prefix}/map`)
    await hydrated(page)
    await page.locator('#main').getByRole('link', { name: words.washroom, exact: true }).tap()
    await page.waitForURL(/from=casa-jicara&to=nearest-washroom/)
    await expect.poll(() => page.locator('#route').textContent()).toMatch(/Casa Jícara/)
    // From the search, too, whose link has no start.
    await page.goto(`${prefix}/map?to=nearest-washroom&stepfree=1`)
    await page.waitForURL(/from=casa-jicara/)
    await expect.poll(() => page.locator('#route').textContent()).toMatch(/Casa Jícara/)
  })

  it('meets no fault that axe knows', async () => {
    const { page } = await visit({ ...phone, colorScheme: 'dark' })
    await page.goto(`${prefix}/map?to=nearest-washroom&stepfree=1`)
    await hydrated(page)
    expect(await violations(page)).toEqual([])
  })
})

/** The title and the first step, with the start in words, from the mall's first door. */
async function expectAnswer(page: Page, { from, stairs }: (typeof languages)[number]) {
  const title = page.locator('#route')
  const steps = page.locator('section[aria-labelledby="route"] ol > li')
  await expect.poll(() => title.textContent()).toMatch(from)
  expect((await boxOf(title)).y).toBeLessThanOrEqual(500)
  expect((await boxOf(steps.first())).y).toBeLessThanOrEqual(500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect((await steps.allTextContents()).join(' ')).not.toMatch(stairs)
}
