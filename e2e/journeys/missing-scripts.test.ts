import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'
import { inBothLanguages, screens } from '../support/screens.ts'

const visit = useBrowser()

/** The pages a link is pressed on: they need few scripts of their own. */
const starts: readonly string[] = inBothLanguages(['/no-such-page'])

/** Addresses of routes that are no screen of their own: they need a login, a mail or paper. */
const others = ['/map/print', '/profile', '/profile/delete', '/newsletter/unsubscribe']

/** A link to a route, pressed while one script of that route is missing. */
interface Press {
  readonly to: string
  readonly script: string
}

it('leads to every page as a document when any one of its scripts is missing', async () => {
  const presses = pressesFor(routesWithPages(), scriptsOf(starts))
  expect(presses.length).toBeGreaterThan(30)
  const waiting = [...presses]
  const failed: string[] = []
  const pressAll = async () => {
    const { page } = await visit()
    for (let press = waiting.shift(); press; press = waiting.shift()) {
      const isShown = await leadsToDocument(page, press).catch(() => false)
      if (!isShown) failed.push(`${press.to} without ${press.script}`)
    }
  }
  await Promise.all([pressAll(), pressAll(), pressAll()])
  expect(failed).toEqual([])
}, 240_000)

interface Route {
  readonly id: string
  readonly path?: string
  readonly module: string
  /** Only where a build gives a route's own loader a script of its own. */
  readonly clientLoaderModule?: string
  readonly imports?: readonly string[]
  readonly hasDefaultExport: boolean
}

/** Routes of the built site that show a page. */
function routesWithPages(): Route[] {
  return routes().filter(({ id, hasDefaultExport }) => id !== 'root' && hasDefaultExport)
}

/** As the built site lists them. */
function routes(): Route[] {
  const [file = ''] = globSync(join(import.meta.dirname, '../../site/dist/client/assets/manifest-*.js'))
  const json = readFileSync(file, 'utf8').replace(/^[^{]+|;\s*$/g, '')
  const list: { readonly routes: Readonly<Record<string, Route>> } = JSON.parse(json)
  return Object.values(list.routes)
}

function scriptsIn({ module, clientLoaderModule, imports = [] }: Route): string[] {
  return [module, ...(clientLoaderModule ? [clientLoaderModule] : []), ...imports]
}

/** What the start pages have loaded already, the root around them included. */
function scriptsOf(paths: readonly string[]): string[] {
  const isOne = ({ id, path = '' }: Route) => id === 'root' || paths.includes(`/${withoutStar(path)}`)
  return routes().filter(isOne).flatMap(scriptsIn)
}

/** Each script is missing once, for the first route that needs it. */
function pressesFor(routes: readonly Route[], loaded: readonly string[]): Press[] {
  const seen = new Set(loaded)
  return routes.flatMap((route) =>
    scriptsIn(route).flatMap((script) => {
      if (seen.has(script)) return []
      seen.add(script)
      return [{ to: addressOf(route), script }]
    }),
  )
}

/** An address of the demo mall for a route such as `stores/:slug`. Throws where there is none. */
function addressOf({ path = '' }: Route): string {
  const pattern = new RegExp(`^/${withoutStar(path).replaceAll(/:\w+/g, '[^/?]+')}(?=\\?|$)`)
  const addresses = inBothLanguages([...screens, ...others])
  const address = addresses.find((one) => pattern.test(one))
  if (address === undefined)
    throw new Error(`No address for the route /${path}: add it to e2e/support/screens.ts.`)
  return address
}

/** An address that only the catch-all route matches. */
function withoutStar(path: string): string {
  return path.replace(/\*$/, 'no-such-page')
}

/** True when the browser loads the page itself, once; false when nothing comes for 10 seconds. */
async function leadsToDocument(page: Page, { to, script }: Press): Promise<boolean> {
  await page.unrouteAll()
  await page.route(/\.(?:avif|webp|jpg|png|svg|woff2)$/, (route) => route.abort())
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(starts.find((start) => languageOf(start) === languageOf(to)) ?? '', { waitUntil: 'commit' })
  await hydrated(page)
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith(to),
    { timeout: 10_000 },
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
