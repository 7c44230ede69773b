import { locales } from '@promenade/domain/locale/locale'
import type { Page } from 'playwright-core'
import { type AuditMall, inAuditMall, openAwake } from './audit-mall.ts'
import { type Finding, findingOf } from './finding.ts'
import { createHands } from './hands.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { journeys } from './journeys.ts'
import { viewportOf } from './states.ts'

/** What people come for, by keyboard alone. */
export function auditJourneys(): Promise<readonly Finding[]> {
  return inAuditMall((mall) => makeJourneys(mall, true))
}

/** The same in a browser that runs no script. */
export function auditNoScript(): Promise<readonly Finding[]> {
  return inAuditMall((mall) => makeJourneys(mall, false))
}

/** Each journey in both languages, with or without script: what came to no good end. */
async function makeJourneys(mall: AuditMall, hasScript: boolean): Promise<readonly Finding[]> {
  const made = journeys.filter(({ needsScript }) => hasScript || !needsScript)
  return inParallel(made, 2, async ({ what, width, isNew = false, isMoving = false, go }) => {
    const faults = []
    for (const { code, iso } of locales) {
      const options = { isNew, locale: iso, javaScriptEnabled: hasScript, ...viewportOf(width) }
      const motion = { reducedMotion: isMoving ? ('no-preference' as const) : ('reduce' as const) }
      const failure = await mall.visit({ ...options, ...motion }, (page) => {
        const prefix = code === 'en' ? '' : `/${code}`
        return go(createHands(page, { prefix, hasScript, open: opens(page, hasScript) })).then(
          () => undefined,
          (error: unknown) => `${code}: ${String(error).split('\n', 1)[0]}`,
        )
      })
      if (failure !== undefined) faults.push(failure)
    }
    return findingOf({ what, must: 'done, in both languages', at: '2 journeys', faults })
  })
}

function opens(page: Page, hasScript: boolean) {
  return async (path: string) => {
    await (hasScript ? openAwake(page, path) : page.goto(path))
  }
}
