import { findSmallTargets } from './find-small-targets.ts'
import { unstoppedMotion } from './motion.ts'
import type { PlantedFault } from './planted-fault.ts'
import { reads } from './questions.ts'

/** What has no room, and what moves. */
export const layoutPlants: readonly PlantedFault[] = [
  {
    what: 'targets of 20 px side by side',
    path: '/stores?letter=B',
    css: 'main ul a[href*="letter"] { display: inline-block !important; min-width: 0 !important; min-height: 0 !important; width: 20px !important; height: 20px !important; padding: 0 !important } main li { margin: 0 !important }',
    async ask(page) {
      const small = await page.evaluate(findSmallTargets)
      return small.filter(({ isTooSmall }) => isTooSmall).map(({ name }) => name)
    },
  },
  {
    what: 'a box that is wider than a small phone',
    path: '/hours',
    css: 'main h1 { min-width: 400px }',
    ask: reads('320 px wide'),
  },
  {
    what: 'a box too low for larger text',
    path: '/hours',
    css: 'main h1 { height: 40px; overflow: hidden }',
    ask: reads('text twice as large'),
  },
  {
    what: 'a title that moves without end',
    path: '/hours',
    moves: true,
    css: '@keyframes drift { to { translate: 40px } } main h1 { animation: drift 2s infinite alternate }',
    ask: unstoppedMotion,
  },
  {
    what: 'a carousel without its pause',
    path: '/',
    moves: true,
    css: '[aria-roledescription="carousel"] button { display: none !important }',
    ask: unstoppedMotion,
  },
  {
    what: 'a script that moves in spite of the setting',
    path: '/hours',
    spoil: () => {
      const title = document.querySelector('h1')
      let place = 0
      setInterval(() => title?.style.setProperty('translate', `${(place += 5)}px`), 1_000)
    },
    ask: unstoppedMotion,
  },
]
