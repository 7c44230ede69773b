import type { Browser } from 'playwright-core'
import { launchBrowser } from '../support/visitor.ts'
import { walk } from '../support/walk.ts'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { type AuditedMall, withMall } from './audited-mall.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { findingOf, type Try } from './try.ts'
import { openHostilePlatform } from './hostile-platform.ts'
import { mark, scriptPayloads } from './script-payloads.ts'

testFindings('lets no script of the content run', () => withMall({}, tryContent))

/** Fewer would mean that the payloads never reached the pages. */
const fewestMarked = 100

async function tryContent(mall: AuditedMall): Promise<readonly Finding[]> {
  const platform = await openHostilePlatform(mall.platformUrl)
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const siteUrl = await mall.addSite({ IMAGE_ORIGINS: undefined }, platform.url)
    const pages = [...(await walk(siteUrl))].filter(([, { isPage }]) => isPage)
    const marked = pages.filter(([, { html }]) => html.includes(mark)).length
    const broken = pages.map(([path, { status }]) => ({
      name: path,
      isHeld: status < 500,
      seen: String(status),
    }))
    return [
      findingOf(
        `${scriptPayloads.length} payloads in every text of ${pages.length} pages`,
        'no script, handler, frame, style or address of script',
        await readAll(
          browser,
          pages.map(([path, { html }]) => [path, html]),
        ),
      ),
      findingOf('the same pages', 'no 5xx', broken),
      findingOf('pages that show what was sent', `at least ${fewestMarked}`, [
        { name: `${marked}`, isHeld: marked >= fewestMarked, seen: 'pages' },
      ]),
      findingOf('addresses of the server in links and pictures, in nine spellings', 'nobody is asked', [
        { name: 'connections', isHeld: platform.asked() === 0, seen: String(platform.asked()) },
      ]),
    ]
  } finally {
    await browser.close()
    platform.close()
  }
}

type NamedPage = readonly [path: string, html: string]

async function readAll(browser: Browser, pages: readonly NamedPage[]): Promise<readonly Try[]> {
  const page = await browser.newPage()
  const tries: Try[] = []
  for (const [path, html] of pages) {
    const found = await page.evaluate(findActive, { html, mark })
    tries.push({ name: path, isHeld: found.length === 0, seen: found[0]?.slice(0, 160) ?? '' })
  }
  await page.close()
  return tries
}

/** Whatever of a page would run, or would load from elsewhere. In the browser, where nothing from outside is known. */
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
      if (attribute.startsWith('on') || ['style', 'srcdoc', 'ping', 'formaction'].includes(attribute))
        return true
      if (!/^(?:href|src|srcset|action|data|poster|background|xlink:href|imagesrcset)$/.test(attribute))
        return false
      const address = value.replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase()
      if (/^(?:javascript|vbscript|file|data:text)/.test(address)) return true
      // Of a path of our own it may be a part, and of a list any one. Pictures of other origins are kept out by the policy.
      return !['a', 'img'].includes(name) && /(?:^|,)(?:https?:)?\/\/[^/]*evil\.example/.test(address)
    })
  }
  return [...parsed.querySelectorAll('*')].filter(isActive).map(({ outerHTML }) => outerHTML)
}
