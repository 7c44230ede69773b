import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { phone, useBrowser } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { type Fault, secret, useFailingSite } from '../support/failing-site.ts'
import { boxOf } from '../support/measure.ts'

const visit = useBrowser()
const failing = useFailingSite()

const languages = [
  {
    prefix: '',
    lang: /^en/,
    generic: 'Sorry, there was an error processing your request!',
    lastResort: 'An error occurred while showing the error page',
    reference: /Reference/,
  },
  {
    prefix: '/es',
    lang: /^es/,
    generic: 'Lo sentimos, hubo un error al procesar tu solicitud.',
    lastResort: 'Ocurrió un error al mostrar la página de error',
    reference: /referencia/i,
  },
]
const failures: readonly { fault: Fault; title: 'generic' | 'lastResort' }[] = [
  { fault: 'page', title: 'generic' },
  { fault: 'frame', title: 'generic' },
  { fault: 'everything', title: 'lastResort' },
]

describe.each(byTurns(languages))('under "$prefix/"', ({ it, ...words }) => {
  const home = words.prefix || '/'

  it.each(failures)('a failure ($fault) is explained, and leads home', async ({ fault, title }) => {
    const { page, browserErrors } = await visit({ ...phone, hasEmptyCache: true })
    const origins = new Set<string>()
    const scripts: string[] = []
    page.on('request', (request) => {
      origins.add(new URL(request.url()).origin)
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await failing.breakPage(page, fault)
    expect((await page.goto(`${words.prefix}/contests`))?.status()).toBe(500)
    await page.getByRole('heading', { level: 1, name: words[title] }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toMatch(words.lang)
    expect(await page.locator('main').textContent()).toMatch(words.reference)
    expect(failing.logged.at(-1)).toContain(secret)
    expect(await page.content()).not.toContain(secret)
    await expectRoom(page)
    // A page that failed on the server runs nothing in the browser, which only reports the status.
    expect(scripts).toEqual([])
    expect(browserErrors).toEqual([expect.stringContaining('status of 500')])
    await page.locator(`main a[href="${home}"]`).first().tap()
    await page.waitForURL(({ pathname }) => pathname === home)
    await page.locator('#main').waitFor()
    expect([...origins]).toEqual([inject('siteUrl')])
  })
})

/** The title uses the width of the phone, and nothing lies beyond it. */
async function expectRoom(page: Page): Promise<void> {
  expect((await boxOf(page.locator('h1'))).width).toBeGreaterThan(240)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}
