import { locales } from '@promenade/domain/locale/locale'
import type { Page } from 'playwright-core'
import { type AuditMall, inAuditMall, openAwake } from './audit-mall.ts'
import { expect, it } from 'vitest'
import { createKeyboardInput } from './keyboard-input.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { journeys } from './journeys.ts'
import { viewportOf } from './states.ts'
import { findNamed, type Mutation, testMutations } from './mutations.ts'

it('can be done by keyboard alone', () => inAuditMall((mall) => makeJourneys(mall, true)))
it('can be done by keyboard without script', () => inAuditMall((mall) => makeJourneys(mall, false)))

/** Each journey in both languages, with or without script. */
async function makeJourneys({ visit }: AuditMall, hasScript: boolean): Promise<void> {
  const made = journeys.filter(({ needsScript }) => hasScript || !needsScript)
  await inParallel(made, 2, async ({ what, width, isNew = false, isMoving = false, go }) => {
    for (const { code, iso } of locales) {
      const options = { isNew, locale: iso, javaScriptEnabled: hasScript, ...viewportOf(width) }
      const motion = { reducedMotion: isMoving ? ('no-preference' as const) : ('reduce' as const) }
      await visit({ ...options, ...motion }, async (page) => {
        const prefix = code === 'en' ? '' : `/${code}`
        const journey = go(createKeyboardInput(page, { prefix, hasScript, open: opens(page, hasScript) }))
        await expect.soft(journey, `${what} (${code})`).resolves.toBeUndefined()
      })
    }
  })
}

function opens(page: Page, hasScript: boolean) {
  return async (path: string) => {
    await (hasScript ? openAwake(page, path) : page.goto(path))
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
    const input = createKeyboardInput(page, { prefix: '', hasScript: true, open: () => Promise.resolve() })
    return findNamed(journeys, what)
      .go(input)
      .then(
        () => [],
        (error: unknown) => [String(error)],
      )
  }
}
