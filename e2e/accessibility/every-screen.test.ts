import type { Page } from 'playwright-core'
import { inAuditMall } from './audit-mall.ts'
import { findForeignText } from './find-foreign-text.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { expect, it } from 'vitest'
import { inParallel } from '../../site/content/in-parallel.ts'
import { findCutOff } from '../support/cut-off.ts'
import { letPaint } from './let-paint.ts'
import { actedOn, addresses, inState, type State, viewportOf, widths } from './states.ts'
import { languageWords } from './languages.ts'
import { findNamed, type Mutation, testMutations } from './mutations.ts'

interface Reading {
  readonly what: string
  readonly width: number
  /** What the reader has told the browser. */
  readonly css: string
}

/** How people read who need text larger, or wider apart. */
const readings: readonly Reading[] = [
  { what: '320 px wide', width: 320, css: '' },
  { what: 'text twice as large', width: 640, css: 'html { font-size: 200% !important }' },
  {
    what: 'text spaced as WCAG 1.4.12 says',
    width: 360,
    css: `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-bottom: 2em !important }`,
  },
]

it('can be pressed and read on every screen', auditEveryScreen)

/** On one visit of every screen: targets, marked languages, and reflow. */
function auditEveryScreen(): Promise<void> {
  return inAuditMall((mall) =>
    inParallel([...addresses, ...actedOn], 2, (state) => {
      const [width = 360] = state.widths ?? widths
      return inState(mall, { state, width }, (page) => expectReadable(page, state))
    }),
  )
}

async function expectReadable(page: Page, { name, widths: own }: State): Promise<void> {
  const foreign = await page.evaluate(findForeignText, languageWords)
  expect.soft(foreign, `${name}: texts in another language are marked`).toEqual([])
  const targets = await page.evaluate(findSmallTargets)
  if (own === undefined) {
    await page.setViewportSize(viewportOf(1280).viewport)
    targets.push(...(await page.evaluate(findSmallTargets)))
  }
  const small = targets.filter(({ isTooSmall, isPrimary }) => isTooSmall || isPrimary)
  expect.soft(small, `${name}: targets of 24 px, primary ones of 44`).toEqual([])
  // A state of one width may be gone at another.
  if (own?.includes(360) ?? true)
    for (const reading of readings)
      expect.soft(await readAs(page, reading), `${name}, ${reading.what}`).toEqual([])
}

testMutations([
  {
    what: 'targets of 20 px side by side',
    path: '/stores?letter=B',
    css: 'main ul a[href*="letter"] { display: inline-block !important; min-width: 0 !important; min-height: 0 !important; width: 20px !important; height: 20px !important; padding: 0 !important } main li { margin: 0 !important }',
    async check(page) {
      const small = await page.evaluate(findSmallTargets)
      return small.filter(({ isTooSmall }) => isTooSmall).map(({ name }) => name)
    },
  },
  {
    what: 'a box that is wider than a small phone',
    path: '/hours',
    css: 'main h1 { min-width: 400px }',
    check: reads('320 px wide'),
  },
  {
    what: 'a box too low for larger text',
    path: '/hours',
    css: 'main h1 { height: 40px; overflow: hidden }',
    check: reads('text twice as large'),
  },
  {
    what: 'an English text in a Spanish page, not marked',
    path: '/es/hours',
    spoil: () => {
      const text = document.createElement('p')
      text.textContent = 'The ferry leaves at noon, and the doors are open for you until it is back.'
      document.querySelector('main')?.append(text)
    },
    check: (page) => page.evaluate(findForeignText, languageWords),
  },
  {
    what: 'a name of the other language on a button',
    path: '/es/hours',
    spoil: () => {
      document.querySelector('header button, header a')?.setAttribute('aria-label', 'Skip to content')
    },
    check: (page) => page.evaluate(findForeignText, languageWords),
  },
])

/** What does not fit for a reader of this kind. */
function reads(what: string): Mutation['check'] {
  return (page) => readAs(page, findNamed(readings, what))
}

/** What is cut off in this reading. */
async function readAs(page: Page, { width, css }: Omit<Reading, 'what'>): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
  // What was set in another size is measured so for a moment more.
  await letPaint(page, 2)
  return page.evaluate(findCutOff)
}
