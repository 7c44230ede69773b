import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { fixedPages } from '@promenade/domain/routing/fixed-pages'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { casesOf } from '../support/audit.ts'
import { type BuiltRoute, builtRoutes } from '../support/built-routes.ts'
import { hydrated, useBrowser } from '../support/browser.ts'
import { inBothLanguages, screens } from '../support/screens.ts'

const visit = useBrowser({ loadsAhead: true })

/** Pages with few scripts, on which a link is clicked. */
const starts: readonly string[] = inBothLanguages(['/no-such-page'])

/** A click on a link to a route while one script of that route is missing. */
interface Click {
  readonly to: string
  readonly script: string
}

/** `npm run audit` takes each script in turn, `npm test` every fifth. */
it('loads a page as a document when one of its scripts is missing', async () => {
  const presses = clicksFor(routesWithPages(), scriptsOf(starts))
  expect(presses.length).toBeGreaterThan(30)
  const isTried = (place: number) => place % 5 === 0
  const waiting = [
    ...casesOf(
      presses.filter((_, place) => isTried(place)),
      presses.filter((_, place) => !isTried(place)),
    ),
  ]
  const failed: string[] = []
  const pressAll = async () => {
    const { page } = await visit()
    for (let press = waiting.shift(); press; press = waiting.shift()) {
      const isShown = await loadsDocument(page, press).catch(() => false)
      if (!isShown) failed.push(`${press.to} without ${press.script}`)
    }
  }
  await Promise.all([pressAll(), pressAll(), pressAll()])
  expect(failed).toEqual([])
}, 240_000)

it('loads the map as a document when the script of a chosen place is missing', async () => {
  const { page } = await visit()
  await page.goto('/map')
  await hydrated(page)
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await page
    .getByRole('link', { name: /^Ixtle/ })
    .first()
    .click()
  expect((await document).url()).toMatch(/\/map\?store=ixtle$/)
  await page.getByRole('heading', { level: 2, name: 'Ixtle' }).waitFor()
})

/** Routes of the build with a page. */
function routesWithPages(): readonly BuiltRoute[] {
  return builtRoutes().filter(({ id, hasDefaultExport }) => id !== 'root' && hasDefaultExport)
}

function scriptsIn({ module, clientLoaderModule, imports = [] }: BuiltRoute): string[] {
  return [module, ...(clientLoaderModule ? [clientLoaderModule] : []), ...imports]
}

/** The scripts of the start pages and of the root. */
function scriptsOf(paths: readonly string[]): string[] {
  const isOne = ({ id, path = '' }: BuiltRoute) => id === 'root' || paths.includes(`/${withoutStar(path)}`)
  return builtRoutes().filter(isOne).flatMap(scriptsIn)
}

/** One click per script, with the first route that needs it. */
function clicksFor(routes: readonly BuiltRoute[], loaded: readonly string[]): Click[] {
  const seen = new Set(loaded)
  return routes.flatMap((route) =>
    scriptsIn(route).flatMap((script) => {
      if (seen.has(script)) return []
      seen.add(script)
      return [{ to: addressOf(route), script }]
    }),
  )
}

/** An address of the demo mall for a route such as `stores/:slug`. Throws without one. */
function addressOf({ path = '' }: BuiltRoute): string {
  const pattern = new RegExp(`^/${withoutStar(path).replaceAll(/:\w+/g, '[^/?]+')}(?=\\?|$)`)
  const addresses = inBothLanguages([...screens, ...fixedPages.map((page) => page.path)])
  const address = addresses.find((one) => pattern.test(one))
  if (address === undefined)
    throw new Error(`No address for the route /${path}: add it to e2e/support/screens.ts.`)
  return address
}

/** An address that only the catch-all route matches. */
function withoutStar(path: string): string {
  return path.replace(/\*$/, 'no-such-page')
}

/** True if the browser loads the document once; false after 30 seconds. */
async function loadsDocument(page: Page, { to, script }: Click): Promise<boolean> {
  await page.unrouteAll()
  await page.route(/\.(?:avif|webp|jpg|png|svg|woff2)$/, (route) => route.abort())
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(starts.find((start) => languageOf(start) === languageOf(to)) ?? '', { waitUntil: 'commit' })
  await hydrated(page)
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith(to),
    { timeout: 30_000 },
  )
  await page
    .locator('header a[href]')
    .first()
    .evaluate((link, href) => {
      link.setAttribute('href', href)
      if (link instanceof HTMLElement) link.click()
    }, to)
  await document
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return true
}

function languageOf(path: string): string {
  return splitLocalePath(path).locale
}
