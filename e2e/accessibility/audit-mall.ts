import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { freePort } from '@promenade/process/free-port'
import { importContent } from '../support/import-content.ts'
import { prepareMall } from '../support/prepare-mall.ts'
import { hydrated, launchBrowser, openVisitor, type VisitorOptions } from '../support/visitor.ts'
import { untilAnswered, untilReady } from '../support/wait-until.ts'
import { loadOrCreateKey, startMall, startSite } from '../../tools/mall.ts'

/** A promotion that is removed from this mall after its start: its page responds with 410. */
export const gonePromotion = '/promotions/three-for-two-poetry'

/** The demo mall with a browser, for one suite. */
export interface AuditMall {
  /** A site that never reached its platform. */
  readonly outageUrl: string
  /** Opens a page for `use`, with reduced motion by default. */
  visit<Result>(options: AuditVisitor, use: (page: Page) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

interface AuditVisitor extends VisitorOptions {
  /** True if the visitor has not decided about analytics yet. */
  readonly seesConsentBanner?: boolean
}

/** Opens a mall and a browser, and closes them after `audit`. */
export async function inAuditMall(audit: (mall: AuditMall) => Promise<unknown>): Promise<void> {
  const mall = await openAuditMall()
  await audit(mall).finally(() => mall.close())
}

export async function openAuditMall(): Promise<AuditMall> {
  // Analytics, so that visitors are asked for consent.
  const environment = { MATOMO_URL: `http://127.0.0.1:${await freePort()}`, MATOMO_SITE_ID: '1' }
  const { folder, options, remove } = await prepareMall('audit', environment)
  const mall = await startMall(options)
  const key = loadOrCreateKey(options.dataFolder)
  const unreachable = `http://127.0.0.1:${await freePort()}`
  const outage = await startSite({ ...options, dataFolder: join(folder, 'outage') }, key, unreachable)
  const browser = await launchBrowser(findOrInstallBrowser())
  await untilReady(mall.siteUrl)
  await rm(join(options.contentFolder, `${gonePromotion}.yaml`))
  importContent(options)
  await untilAnswered(mall.siteUrl + gonePromotion, 410)
  return {
    outageUrl: outage.url,
    visit: createVisit(browser, mall.siteUrl),
    async close() {
      await browser.close()
      await outage.stop()
      await mall.stop()
      await remove()
    },
  }
}

function createVisit(browser: Browser, baseURL: string): AuditMall['visit'] {
  return async ({ seesConsentBanner = false, ...options }, use) => {
    const { page } = await openVisitor(browser, { baseURL, reducedMotion: 'reduce', ...options })
    if (!seesConsentBanner) await page.addInitScript(setGlobalPrivacyControl)
    return use(page).finally(() => page.context().close())
  }
}

/** The browser refuses analytics, so there is no consent banner. */
function setGlobalPrivacyControl(): void {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
