import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { launchBrowser } from '../support/visitor.ts'
import { crawl } from '../support/crawl.ts'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { type MallUnderAttack, withMall } from './mall-under-attack.ts'
import { type Attempt, expectSafe } from './attempts.ts'
import { openHostilePlatform } from './hostile-platform.ts'
import { mark } from './script-payloads.ts'

it('runs no script that content contains', () => withMall({}, tryContent))

/** Minimum pages with payloads; fewer would mean that the payloads did not reach the pages. */
const minMarked = 100

async function tryContent(mall: MallUnderAttack): Promise<void> {
  const platform = await openHostilePlatform(mall.platformUrl)
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const siteUrl = await mall.addSite({ IMAGE_ORIGINS: undefined }, platform.url)
    const pages = [...(await crawl(siteUrl))].filter(([, { isPage }]) => isPage)
    const marked = pages.filter(([, { html }]) => html.includes(mark)).length
    const broken = pages.map(([path, { status }]) => ({
      name: path,
      isSafe: status < 500,
      seen: String(status),
    }))
    const htmlOf = pages.map(([path, { html }]) => [path, html] as const)
    expectSafe('no script, handler, frame, style or script address', await readAll(browser, htmlOf))
    expectSafe('no page has a status of 5xx', broken)
    expect(marked).toBeGreaterThanOrEqual(minMarked)
    expect(platform.internalConnections(), 'connections to internal addresses').toBe(0)
  } finally {
    await browser.close()
    platform.close()
  }
}

type NamedPage = readonly [path: string, html: string]

async function readAll(browser: Browser, pages: readonly NamedPage[]): Promise<readonly Attempt[]> {
  const page = await browser.newPage()
  const tries: Attempt[] = []
  for (const [path, html] of pages) {
    const found = await page.evaluate(findActive, { html, mark })
    tries.push({ name: path, isSafe: found.length === 0, seen: found[0]?.slice(0, 160) ?? '' })
  }
  await page.close()
  return tries
}

/** Runs in the browser: elements of a page that would run script or load from another origin. */
function findActive({ html, mark: sign }: { readonly html: string; readonly mark: string }): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const isActive = (element: Element) => {
    const name = element.localName
    if (name === 'script') {
      const isData = /^application\/(?:ld\+)?json$/.test(element.getAttribute('type') ?? '')
      return !isData && (element.outerHTML.includes(sign) || element.outerHTML.includes('evil.example'))
    }
    if (
      ['iframe', 'object', 'embed', 'applet', 'base', 'style', 'foreignObject', 'animate', 'set'].includes(
        name,
      )
    )
      return true
    if (name === 'meta' && element.hasAttribute('http-equiv')) return true
    return [...element.attributes].some(({ name: attribute, value }) => {
      if (attribute.startsWith('on') || ['style', 'srcdoc', 'ping'].includes(attribute)) return true
      // A `formaction` may only be a path of our own.
      if (attribute === 'formaction') return !/^\/(?![/\\])[\w/-]*$/.test(value)
      if (!/^(?:href|src|srcset|action|data|poster|background|xlink:href|imagesrcset)$/.test(attribute))
        return false
      const address = value.replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase()
      if (/^(?:javascript|vbscript|file|data:text)/.test(address)) return true
      // The foreign origin may also be part of a path or an entry of a list. The policy blocks pictures of other origins.
      return !['a', 'img'].includes(name) && /(?:^|,)(?:https?:)?\/\/[^/]*evil\.example/.test(address)
    })
  }
  return [...parsed.querySelectorAll('*')].filter(isActive).map(({ outerHTML }) => outerHTML)
}
