import { locales } from '@promenade/domain/locale/locale'
import type { Page } from 'playwright-core'
import { type AuditMall, inAuditMall, openHydrated } from './audit-mall.ts'
import { type Finding, findingOf, testFindings } from '../support/findings.ts'
import { createHands } from './hands.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { journeys } from './journeys.ts'
import { viewportOf } from './states.ts'
import { type Mutation, testMutations } from './mutations.ts'

testFindings('can be done by keyboard alone', () => inAuditMall((mall) => makeJourneys(mall, true)))
testFindings('can be done by keyboard without script', () => inAuditMall((mall) => makeJourneys(mall, false)))

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
    await (hasScript ? openHydrated(page, path) : page.goto(path))
  }
}

testMutations([
  {
    what: 'a choice that only a mouse reaches',
    path: '/stores',
    spoil: () => {
      for (const link of document.querySelectorAll<HTMLElement>('main a[href*="letter"]')) link.tabIndex = -1
    },
    check: makes('choose a letter'),
  },
  {
    what: 'the focus is lost by a press',
    path: '/stores',
    spoil: () => {
      document.addEventListener('click', () =>
        setTimeout(() => document.querySelector<HTMLElement>(':focus')?.blur()),
      )
    },
    check: makes('choose a letter'),
  },
])

/** Where a journey by keyboard ends that should go on. */
function makes(what: string): Mutation['check'] {
  return async (page) => {
    const hands = createHands(page, { prefix: '', hasScript: true, open: () => Promise.resolve() })
    return named(journeys, what)
      .go(hands)
      .then(
        () => [],
        (error: unknown) => [String(error)],
      )
  }
}

function named<One extends { readonly what: string }>(all: readonly One[], what: string): One {
  const found = all.find((one) => one.what === what)
  if (found === undefined) throw new Error(`There is no ${what}.`)
  return found
}
