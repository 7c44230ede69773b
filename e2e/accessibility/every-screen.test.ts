import type { Page } from 'playwright-core'
import { inAuditMall } from './audit-mall.ts'
import { findForeignText } from './find-foreign-text.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { expect, it } from 'vitest'
import { inParallel } from '../../site/content/in-parallel.ts'
import { findCutOff } from '../support/cut-off.ts'
import { waitForFrames } from './wait-for-frames.ts'
import { statesAfterInteraction, addresses, inState, type State, viewportOf, widths } from './states.ts'
import { languageWords } from './languages.ts'
import { findCase, type Mutation, testMutations } from './mutations.ts'

interface Reading {
  readonly name: string
  readonly width: number
  /** User style sheet. */
  readonly css: string
}

/** Settings of readers who need larger or more widely spaced text. */
const readings: readonly Reading[] = [
  { name: '320 px wide', width: 320, css: '' },
  { name: 'text twice as large', width: 640, css: 'html { font-size: 200% !important }' },
  {
    name: 'text spaced as WCAG 1.4.12 says',
    width: 360,
    css: `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-bottom: 2em !important }`,
  },
]

it('can be pressed and read on every screen', auditEveryScreen)

/** Checks target sizes, marked languages and reflow on every screen. */
function auditEveryScreen(): Promise<void> {
  return inAuditMall((mall) =>
    inParallel([...addresses, ...statesAfterInteraction], 2, (state) => {
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
  // A state may exist at certain widths only.
  if (own?.includes(360) ?? true)
    for (const reading of readings)
      expect.soft(await readAs(page, reading), `${name}, ${reading.name}`).toEqual([])
}

testMutations([
  {
    name: 'targets of 20 px side by side',
    path: '/stores?letter=B',
    css: 'main ul a[href*="letter"] { display: inline-block !important; min-width: 0 !important; min-height: 0 !important; width: 20px !important; height: 20px !important; padding: 0 !important } main li { margin: 0 !important }',
    async check(page) {
      const small = await page.evaluate(findSmallTargets)
      return small.filter(({ isTooSmall }) => isTooSmall).map(({ name }) => name)
    },
  },
  {
    name: 'a box that is wider than a small phone',
    path: '/hours',
    css: 'main h1 { min-width: 400px }',
    check: checkReading('320 px wide'),
  },
  {
    name: 'a box too low for larger text',
    path: '/hours',
    css: 'main h1 { height: 40px; overflow: hidden }',
    check: checkReading('text twice as large'),
  },
  {
    name: 'an English text in a Spanish page, not marked',
    path: '/es/hours',
    mutate: () => {
      const text = document.createElement('p')
      text.textContent = 'The ferry leaves at noon, and the doors are open for you until it is back.'
      document.querySelector('main')?.append(text)
    },
    check: (page) => page.evaluate(findForeignText, languageWords),
  },
  {
    name: 'a name of the other language on a button',
    path: '/es/hours',
    mutate: () => {
      document.querySelector('header button, header a')?.setAttribute('aria-label', 'Skip to content')
    },
    check: (page) => page.evaluate(findForeignText, languageWords),
  },
])

/** A check with the reader settings of this name. */
function checkReading(name: string): Mutation['check'] {
  return (page) => readAs(page, findCase(readings, name))
}

/** Texts that are cut off with these settings. */
async function readAs(page: Page, { width, css }: Omit<Reading, 'name'>): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
  // The new layout is measurable a frame later.
  await waitForFrames(page, 2)
  return page.evaluate(findCutOff)
}
