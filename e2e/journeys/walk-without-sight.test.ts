import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true }

const languages = [
  {
    name: 'English',
    prefix: '',
    show: /walls, doors and counted steps/,
    hide: 'Shorter directions',
    start: 'Start',
    next: 'Next',
    lost: 'I am lost',
    where: 'Where are you?',
    goOn: 'Go on from there',
    backTo: /With your back to/,
    stepOne: /Step 1 of/,
  },
  {
    name: 'Spanish',
    prefix: '/es',
    show: /paredes, puertas y pasos contados/,
    hide: 'Indicaciones más cortas',
    start: 'Empezar',
    next: 'Siguiente',
    lost: 'No sé dónde estoy',
    where: '¿Dónde estás?',
    goOn: 'Seguir desde ahí',
    backTo: /De espaldas a/,
    stepOne: /Paso 1 de/,
  },
] as const

const query = '/map?from=ferry-door&to=casa-jicara&stepfree=1'

describe.each(byTurns(languages))('a visitor who cannot see, in $name', ({ it, ...words }) => {
  const path = words.prefix + query

  it('chooses directions by walls and doors, follows them and goes on after being lost, by keyboard', async () => {
    const { page, browserErrors } = await visit()
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('link', { name: words.show }).press('Enter')
    await page.getByRole('link', { name: words.hide }).waitFor()
    await page.getByRole('link', { name: words.start, exact: true }).press('Enter')
    await page.waitForURL(/step=1/)
    await page.getByRole('link', { name: words.next, exact: true }).press('Enter')
    await page.getByRole('status').getByText(words.backTo).waitFor({ state: 'attached' })
    await page.getByRole('link', { name: words.lost, exact: true }).press('Enter')
    await page.getByRole('status').getByText(words.where).waitFor({ state: 'attached' })
    await expect.poll(() => focusedText(page)).toContain(words.where)
    await page.locator('#near').fill('Ixtle')
    await page.locator('#near').press('Enter')
    await page.getByRole('status').getByText(words.stepOne).waitFor({ state: 'attached' })
    expect(await card(page).innerText()).toContain('Ixtle')
    await page.getByRole('link', { name: words.next, exact: true }).press('Enter')
    await page.waitForURL(/from=ixtle.*to=casa-jicara.*stepfree=1.*detail=1.*step=2/)
    expect(browserErrors).toEqual([])
  })

  it('does the same without script, and gives axe nothing to complain about', async () => {
    const { page } = await visit({ ...phone, ...withoutScript })
    await page.goto(`${path}&detail=1&step=2`)
    expect(await card(page).innerText()).toMatch(words.backTo)
    await page.getByRole('link', { name: words.lost, exact: true }).tap()
    await page.waitForURL(/lost=1/)
    await page.locator('#lost li a').first().tap()
    await page.waitForURL(/step=1/)
    expect(new URL(page.url()).searchParams.get('to')).toBe('casa-jicara')
    expect(await card(page).innerText()).toMatch(words.stepOne)
    await page.goto(`${path}&detail=1&step=2&lost=1`)
    await page.locator('#near').fill('Ixtle')
    await page.getByRole('button', { name: words.goOn }).tap()
    await page.waitForURL(/near=Ixtle/)
    expect(await card(page).innerText()).toContain('Ixtle')
    const { page: scripted } = await visit({ ...phone, colorScheme: 'dark' })
    await scripted.goto(`${path}&detail=1&step=2&lost=1`)
    await hydrated(scripted)
    expect(await violations(scripted)).toEqual([])
  })
})

it('a name that fits several places is a choice between them', async () => {
  const { page } = await visit(withoutScript)
  await page.goto(`${query}&detail=1&step=2&lost=1&near=elevator`)
  expect(await page.locator('#lost').innerText()).toContain('Which “elevator” do you mean?')
  expect(await page.locator('#lost li a').count()).toBeGreaterThan(1)
})

function card(page: Page) {
  return page.locator('section[aria-labelledby="route"] [role="group"]')
}

function focusedText(page: Page) {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}
