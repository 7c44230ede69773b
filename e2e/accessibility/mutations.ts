import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuditMall, openAuditMall, openHydrated } from './audit-mall.ts'
import { startLog } from './live-region-log.ts'
import { viewportOf } from './states.ts'

/** A fault that is added to a running page, and the check that must find it. */
export interface Mutation {
  readonly name: string
  readonly path: string
  readonly hasMotion?: boolean
  readonly css?: string
  /** Runs in the page. */
  readonly mutate?: () => void
  /** The faults that the suite finds on the page. */
  readonly check: (page: Page) => Promise<readonly string[]>
}

/** Throws if there is no case with this name. */
export function findCase<Case extends { readonly name: string }>(all: readonly Case[], name: string): Case {
  const found = all.find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}

/** Tests that a suite finds each fault, and finds none on the unchanged page. */
export function testMutations(mutations: readonly Mutation[]): void {
  describe('mutations', () => {
    let mall: AuditMall

    beforeAll(async () => {
      mall = await openAuditMall()
    })

    afterAll(() => mall.close())

    it.each(mutations)('$name', async (mutation) => {
      expect(await faultsOf(mall, mutation, false)).toEqual([])
      expect(await faultsOf(mall, mutation, true)).not.toEqual([])
    })
  })
}

function faultsOf(
  { visit }: AuditMall,
  { path, hasMotion = false, css, mutate, check }: Mutation,
  isMutated: boolean,
): Promise<readonly string[]> {
  const motion = { reducedMotion: hasMotion ? ('no-preference' as const) : ('reduce' as const) }
  const language = { locale: path.startsWith('/es') ? 'es-MX' : 'en-CA' }
  // The content security policy would block the mutations.
  return visit({ ...motion, ...language, ...viewportOf(1280), bypassCSP: true }, async (page) => {
    await page.clock.install()
    await startLog(page)
    await openHydrated(page, path)
    if (isMutated && css !== undefined) await page.addStyleTag({ content: css })
    if (isMutated && mutate !== undefined) await page.evaluate(mutate)
    return check(page)
  })
}
