import type { Page } from 'playwright-core'
import { en } from '../../site/app/messages/en.ts'
import { es } from '../../site/app/messages/es.ts'
import { type AuditMall, inAuditMall, openHydrated } from './audit-mall.ts'
import { expect, it } from 'vitest'
import { inParallel } from '../../site/content/in-parallel.ts'
import { addresses, type State, viewportOf } from './states.ts'
import { testMutations } from './mutations.ts'

it('can be stopped where it moves', auditMotion)

/** Longer than any slide stays. */
const watchedMs = 20_000

/** Motion is the same in both languages. */
function auditMotion(): Promise<void> {
  return inAuditMall((mall) =>
    inParallel(
      addresses.filter(({ locale }) => locale === 'en'),
      2,
      async (state) => {
        for (const reducedMotion of ['no-preference', 'reduce'] as const)
          expect.soft(await movesOn(mall, state, { reducedMotion }), reducedMotion).toEqual([])
      },
    ),
  )
}

function movesOn(
  mall: AuditMall,
  { name, path }: State,
  motion: { reducedMotion: 'reduce' | 'no-preference' },
): Promise<readonly string[]> {
  return mall.visit({ ...motion, ...viewportOf(1280) }, async (page) => {
    await page.clock.install()
    await openHydrated(page, path)
    // What comes late has a place to take first.
    await page.waitForLoadState('networkidle')
    return (await unstoppedMotion(page)).map((fault) => `${name}: ${fault}`)
  })
}

/** What goes on moving on a page with a clock of its own, after every pause on it has been pressed. */
async function unstoppedMotion(page: Page): Promise<readonly string[]> {
  // Hurries what begins when a page has come into view, and ends by itself.
  await page.clock.runFor(1_000)
  for (const pause of await page.getByRole('button', { name: namesOfPause }).all()) await pause.click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const animated = await page.evaluate(findEndlessAnimations)
  const before = await page.evaluate(readPlaces)
  await page.clock.runFor(watchedMs)
  const after = await page.evaluate(readPlaces)
  const moved = Object.entries(before)
    .filter(([mark, place]) => after[mark] !== undefined && after[mark] !== place)
    .map(([, place]) => place)
  return [
    ...animated,
    ...(moved[0] === undefined ? [] : [`${moved.length} things moved, such as ${moved[0]}`]),
  ]
}

const namesOfPause = new RegExp(`^(?:${en.home.pause}|${es.home.pause})$`)

testMutations([
  {
    what: 'a title that moves without end',
    path: '/hours',
    moves: true,
    css: '@keyframes drift { to { translate: 40px } } main h1 { animation: drift 2s infinite alternate }',
    check: unstoppedMotion,
  },
  {
    what: 'a carousel without its pause',
    path: '/',
    moves: true,
    css: '[aria-roledescription="carousel"] button { display: none !important }',
    check: unstoppedMotion,
  },
  {
    what: 'a script that moves in spite of the setting',
    path: '/hours',
    spoil: () => {
      const title = document.querySelector('h1')
      let place = 0
      setInterval(() => title?.style.setProperty('translate', `${(place += 5)}px`), 1_000)
    },
    check: unstoppedMotion,
  },
])

/** Runs in the page: the animations of style sheets that go on for more than five seconds. */
function findEndlessAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const { endTime = 0 } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number(endTime) > 5_000
    })
    .map((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      return `${target?.tagName.toLowerCase()}.${target?.getAttribute('class') ?? ''} is animated`
    })
}

/** Runs in the page: where everything that is seen stands, by a name of its own, to be compared with a later moment. */
function readPlaces(): Record<string, string> {
  // What is on its way since the clock was moved has not seen a frame yet.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  const seen = [...document.querySelectorAll<HTMLElement | SVGElement>('body *')].filter((element) =>
    element.checkVisibility(),
  )
  return Object.fromEntries(
    seen.map((element) => {
      // Not by its place among the others: what comes later would give them all another.
      const mark = (element.dataset['place'] ??= crypto.randomUUID())
      const { x, y, width, height } = element.getBoundingClientRect()
      const numbers = [x + scrollX, y + scrollY, width, height, element.scrollLeft, element.scrollTop]
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      return [mark, `${name} at ${numbers.map(Math.round).join()}`]
    }),
  )
}
