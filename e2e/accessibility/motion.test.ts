import type { Page } from 'playwright-core'
import { en } from '../../site/app/messages/en.ts'
import { es } from '../../site/app/messages/es.ts'
import { type AuditMall, inAuditMall, openHydrated } from './audit-mall.ts'
import { expect, it } from 'vitest'
import { inParallel } from '../../site/content/in-parallel.ts'
import { addresses, type State, viewportOf } from './states.ts'
import { testMutations } from './mutations.ts'

it('can be stopped where it moves', auditMotion)

/** Longer than the interval of any autoplay. */
const watchMs = 20_000

/** Motion is the same in both languages. */
function auditMotion(): Promise<void> {
  return inAuditMall((mall) =>
    inParallel(
      addresses.filter(({ locale }) => locale === 'en'),
      2,
      async (state) => {
        for (const reducedMotion of ['no-preference', 'reduce'] as const)
          expect.soft(await findMotion(mall, state, { reducedMotion }), reducedMotion).toEqual([])
      },
    ),
  )
}

function findMotion(
  mall: AuditMall,
  { name, path }: State,
  motion: { reducedMotion: 'reduce' | 'no-preference' },
): Promise<readonly string[]> {
  return mall.visit({ ...motion, ...viewportOf(1280) }, async (page) => {
    await page.clock.install()
    await openHydrated(page, path)
    // Late content shifts the page, which is no motion.
    await page.waitForLoadState('networkidle')
    return (await findUnstoppedMotion(page)).map((fault) => `${name}: ${fault}`)
  })
}

/** Elements that still move after every pause button was pressed. Needs a page with an emulated clock. */
async function findUnstoppedMotion(page: Page): Promise<readonly string[]> {
  // Completes the transitions that run when a page appears.
  await page.clock.runFor(1_000)
  for (const pause of await page.getByRole('button', { name: namesOfPause }).all()) await pause.click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const animated = await page.evaluate(findEndlessAnimations)
  const before = await page.evaluate(readPlaces)
  await page.clock.runFor(watchMs)
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
    name: 'a title that moves without end',
    path: '/hours',
    hasMotion: true,
    css: '@keyframes drift { to { translate: 40px } } main h1 { animation: drift 2s infinite alternate }',
    check: findUnstoppedMotion,
  },
  {
    name: 'a carousel without its pause',
    path: '/',
    hasMotion: true,
    css: '[aria-roledescription="carousel"] button { display: none !important }',
    check: findUnstoppedMotion,
  },
  {
    name: 'a script that moves in spite of the setting',
    path: '/hours',
    mutate: () => {
      const title = document.querySelector('h1')
      let place = 0
      setInterval(() => title?.style.setProperty('translate', `${(place += 5)}px`), 1_000)
    },
    check: findUnstoppedMotion,
  },
])

/** Runs in the page: CSS animations longer than five seconds. */
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

/** Runs in the page: the positions of all visible elements by a unique mark, to compare with later ones. */
function readPlaces(): Record<string, string> {
  // Transitions that started when the clock moved have not painted a frame yet.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  const seen = [...document.querySelectorAll<HTMLElement | SVGElement>('body *')].filter((element) =>
    element.checkVisibility(),
  )
  return Object.fromEntries(
    seen.map((element) => {
      // Not the index, which changes when elements are added.
      const mark = (element.dataset['place'] ??= crypto.randomUUID())
      const { x, y, width, height } = element.getBoundingClientRect()
      const numbers = [x + scrollX, y + scrollY, width, height, element.scrollLeft, element.scrollTop]
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      return [mark, `${name} at ${numbers.map(Math.round).join()}`]
    }),
  )
}
