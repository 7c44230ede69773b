import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuditMall, openAuditMall, openHydrated } from './audit-mall.ts'
import { startLog } from './live-region-log.ts'
import { viewportOf } from './states.ts'

/** A fault in a running page, and the check that must notice it. */
export interface Mutation {
  readonly what: string
  readonly path: string
  readonly moves?: boolean
  readonly css?: string
  /** Runs in the page. */
  readonly spoil?: () => void
  /** The faults that the suite finds on the page. */
  readonly check: (page: Page) => Promise<readonly string[]>
}

/** The case of that name. */
export function findNamed<Case extends { readonly what: string }>(all: readonly Case[], what: string): Case {
  const found = all.find((one) => one.what === what)
  if (found === undefined) throw new Error(`There is no ${what}.`)
  return found
}

/** Proves that a suite notices each fault, and finds none on the page without it. */
export function testMutations(mutations: readonly Mutation[]): void {
  describe('mutations', () => {
    let mall: AuditMall

    beforeAll(async () => {
      mall = await openAuditMall()
    })

    afterAll(() => mall.close())

    it.each(mutations)('$what', async (mutation) => {
      expect(await faultsOf(mall, mutation, false)).toEqual([])
      expect(await faultsOf(mall, mutation, true)).not.toEqual([])
    })
  })
}

function faultsOf(
  { visit }: AuditMall,
  { path, moves = false, css, spoil, check }: Mutation,
  isMutated: boolean,
): Promise<readonly string[]> {
  const motion = { reducedMotion: moves ? ('no-preference' as const) : ('reduce' as const) }
  const language = { locale: path.startsWith('/es') ? 'es-MX' : 'en-CA' }
  // The policy of the page would refuse them.
  return visit({ ...motion, ...language, ...viewportOf(1280), bypassCSP: true }, async (page) => {
    await page.clock.install()
    await startLog(page)
    await openHydrated(page, path)
    if (isMutated && css !== undefined) await page.addStyleTag({ content: css })
    if (isMutated && spoil !== undefined) await page.evaluate(spoil)
    return check(page)
  })
}
