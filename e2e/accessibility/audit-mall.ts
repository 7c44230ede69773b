import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { contentOf } from '../support/content-of.ts'
import { importContent } from '../support/import-content.ts'
import { ownDatabase } from '../support/own-database.ts'
import { hydrated, launchBrowser, openVisitor, type VisitorOptions } from '../support/visitor.ts'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { buildSite } from '../../tools/build-site.ts'
import { freePort } from '../support/free-port.ts'
import { keptKey, type MallOptions, startMall, startSite } from '../../tools/mall.ts'
import { untilAnswered } from '../support/wait-until.ts'

const root = join(import.meta.dirname, '..', '..')

/** A promotion that the mall of an audit had once, and has no longer. */
export const goneFor = '/promotions/three-for-two-poetry'

/** The demo mall with a browser before it, for one part of the audit. */
export interface AuditMall {
  readonly siteUrl: string
  /** A site whose platform was never there. */
  readonly outageUrl: string
  /** Lets somebody look round, who asks for less motion unless told otherwise. */
  visit<Seen>(options: AuditVisitor, look: (page: Page) => Promise<Seen>): Promise<Seen>
  close(): Promise<void>
}

interface AuditVisitor extends VisitorOptions {
  /** Has not said yet whether visits may be measured, and is asked. */
  readonly isAsked?: boolean
}

/** Opens a mall and a browser for as long as `audit` takes. */
export async function inAuditMall<Seen>(audit: (mall: AuditMall) => Promise<Seen>): Promise<Seen> {
  const mall = await openAuditMall()
  return audit(mall).finally(() => mall.close())
}

export async function openAuditMall(): Promise<AuditMall> {
  buildSite()
  const folder = await mkdtemp(join(tmpdir(), 'promenade-audit-'))
  const options = await ownContent(folder)
  const mall = await startMall(options)
  const outage = await startSite(
    { ...options, dataFolder: join(folder, 'outage') },
    keptKey(options.dataFolder),
    `http://127.0.0.1:${await freePort()}`,
  )
  const browser = await launchBrowser(findOrInstallBrowser())
  await contentOf(mall.siteUrl)
  await letOneGo(mall.siteUrl, options)
  return {
    siteUrl: mall.siteUrl,
    outageUrl: outage.url,
    visit: visitsIn(browser, mall.siteUrl),
    async close() {
      await browser.close()
      await outage.stop()
      await mall.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The demo mall, whose content may be changed; it asks visitors whether it may measure their visits. */
async function ownContent(folder: string): Promise<MallOptions> {
  await cp(join(root, 'demo', 'content'), join(folder, 'demo', 'content'), { recursive: true })
  await symlink(join(root, 'demo', 'pictures'), join(folder, 'demo', 'pictures'))
  return {
    dataFolder: join(folder, 'data'),
    contentFolder: join(folder, 'demo', 'content'),
    sitePort: 0,
    platformPort: 0,
    environment: {
      ...ownDatabase,
      LOG_LEVEL: 'fatal',
      SITE_IMAGE_VARIANTS: 'off',
      MATOMO_URL: `http://127.0.0.1:${await freePort()}`,
      MATOMO_SITE_ID: '1',
    },
  }
}

async function letOneGo(siteUrl: string, options: MallOptions): Promise<void> {
  await rm(join(options.contentFolder, `${goneFor}.yaml`))
  importContent(options)
  await untilAnswered(siteUrl + goneFor, 410)
}

function visitsIn(browser: Browser, baseURL: string): AuditMall['visit'] {
  return async ({ isAsked = false, ...options }, look) => {
    const { page } = await openVisitor(browser, { baseURL, reducedMotion: 'reduce', ...options })
    if (!isAsked) await page.addInitScript(refuseBySetting)
    return look(page).finally(() => page.context().close())
  }
}

/** The browser says no for its owner, so nobody is asked. */
function refuseBySetting(): void {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
}

/** Opens a page and waits until React has taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
