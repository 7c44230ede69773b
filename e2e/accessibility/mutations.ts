import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuditMall, openAuditMall, openHydrated } from './audit-mall.ts'
import { listen } from './listen.ts'
import { viewportOf } from './states.ts'

/** A fault that is put into a page as it runs, and the check that must notice it. */
export interface Mutation {
  readonly what: string
  readonly path: string
  readonly moves?: boolean
  /** A style sheet that spoils the page. */
  readonly css?: string
  /** Runs in the page and spoils it. */
  readonly spoil?: () => void
  /** The faults that the check of the suite sees on the page. */
  readonly check: (page: Page) => Promise<readonly string[]>
}

/** Proves that a suite notices each fault, and complains of nothing on the same page without it. */
export function testMutations(mutations: readonly Mutation[]): void {
  describe('planted faults', () => {
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
  isPlanted: boolean,
): Promise<readonly string[]> {
  const motion = { reducedMotion: moves ? ('no-preference' as const) : ('reduce' as const) }
  const language = { locale: path.startsWith('/es') ? 'es-MX' : 'en-CA' }
  // The policy of the page would keep the faults out.
  return visit({ ...motion, ...language, ...viewportOf(1280), bypassCSP: true }, async (page) => {
    await page.clock.install()
    await listen(page)
    await openHydrated(page, path)
    if (isPlanted && css !== undefined) await page.addStyleTag({ content: css })
    if (isPlanted && spoil !== undefined) await page.evaluate(spoil)
    return check(page)
  })
}
