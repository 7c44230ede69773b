import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()

const languages = [
  {
    name: 'English',
    prefix: '',
    here: 'You are here',
    washroom: 'Washroom',
    lost: 'I am lost',
    board: 'Board 3',
    from: /^From Map board Boardwalk Door to /,
    notFound: 'This page could not be found',
    map: 'Centre Map',
  },
  {
    name: 'Spanish',
    prefix: '/es',
    here: 'Estás aquí',
    washroom: 'Baño',
    lost: 'No sé dónde estoy',
    board: 'Tablero 3',
    from: /^De Mapa de Boardwalk Door a /,
    notFound: 'No encontramos esta página',
    map: 'Mapa del centro',
  },
] as const

describe.each(byTurns(languages))('a visitor who scans a code, in $name', ({ it, ...words }) => {
  const { prefix } = words

  it.each([
    ['with script', phone],
    ['without script', { ...phone, ...withoutScript }],
  ])('of a board, sees where they are and is led on from there, %s', async (_, options) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(`${prefix}/b/3`)
    expect(new URL(page.url()).pathname).toBe(`${prefix}/map`)
    if (options === phone) await hydrated(page)
    expect(await page.locator('#plan svg title', { hasText: words.here }).count()).toBe(1)
    await page.locator('#main').getByRole('link', { name: words.washroom, exact: true }).tap()
    await expect.poll(() => page.locator('#route').textContent()).toMatch(words.from)
    expect(browserErrors).toEqual([])
  })

  it('of a door is known as the last start on this device', async () => {
    const { page } = await visit(phone)
    await page.goto(`${prefix}/U/129`)
    await hydrated(page)
    const start = new URL(page.url()).searchParams.get('from') ?? ''
    expect(start).not.toBe('')
    await page.goto(`${prefix}/map?to=nearest-washroom&stepfree=1`)
    await page.waitForURL((url) => url.searchParams.get('from') === start)
  })

  it('types the code of a board when lost, by keyboard', async () => {
    const { page, browserErrors } = await visit()
    await page.goto(`${prefix}/map?from=ferry-door&to=casa-jicara&step=2`)
    await hydrated(page)
    await page.getByRole('link', { name: words.lost, exact: true }).press('Enter')
    await page.locator('#near').fill(words.board)
    await page.locator('#near').press('Enter')
    await expect.poll(() => card(page)).toMatch(/Boardwalk Door/)
    await page.goto(`${prefix}/map?from=ferry-door&to=casa-jicara&step=2&lost=1`)
    await page.locator('#near').fill('b3')
    await page.locator('#near').press('Enter')
    await expect.poll(() => card(page)).toMatch(/Boardwalk Door/)
    expect(browserErrors).toEqual([])
  })

  it('that is unknown meets a missing page with a way to the map', async () => {
    const { page } = await visit({ ...phone, ...withoutScript })
    for (const path of ['/b/99', '/u/nowhere']) {
      expect((await page.goto(prefix + path))?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: words.notFound }).waitFor()
    }
    await page.locator('body > header').getByRole('link', { name: words.map, exact: true }).tap()
    await page.waitForURL(`**${prefix}/map`)
  })
})

it('a board has its sheet with the plan of its level, its address as text and as a code', async () => {
  const { page } = await visit({ viewport: { width: 768, height: 1024 } })
  for (const [prefix, here] of [
    ['', 'You are here'],
    ['/es', 'Estás aquí'],
  ] as const) {
    await page.goto(`${prefix}/map/boards`)
    await hydrated(page)
    const sheet = page.locator('main article').nth(2)
    const text = await sheet.innerText()
    expect(text).toContain(`B3 · ${new URL(inject('siteUrl')).host}/b/3`)
    expect(text).toMatch(/Board 3 · [^]*Tablero 3 · /)
    const drawing = sheet.locator('svg[role=group]')
    expect(await drawing.locator('title', { hasText: here }).count()).toBe(1)
    expect(await drawing.locator('text').count()).toBeGreaterThan(20)
    expect(await violations(page)).toEqual([])
  }
})

async function card(page: Page): Promise<string> {
  return page.locator('section[aria-labelledby="route"] [role="group"]').innerText()
}
