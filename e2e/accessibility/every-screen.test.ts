import type { Page } from 'playwright-core'
import { inAuditMall } from './audit-mall.ts'
import { findForeignText } from './find-foreign-text.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { type Finding, findingOf, testFindings } from '../support/findings.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { readAs, readings } from './reflow.ts'
import { actedOn, addresses, inState, type State, viewportOf, widths } from './states.ts'
import { tongues } from './tongues.ts'
import { type Mutation, testMutations } from './mutations.ts'

testFindings('can be pressed and read on every screen', auditEveryScreen)

interface Seen {
  readonly small: readonly string[]
  readonly primary: readonly string[]
  readonly foreign: readonly string[]
  /** In the order of the readings. */
  readonly cutOff: readonly (readonly string[])[]
}

/** On one visit of every screen: whether all can be hit, says which language it is in, and fits larger text. */
function auditEveryScreen(): Promise<readonly Finding[]> {
  return inAuditMall(async (mall) => {
    const states = [...addresses, ...actedOn]
    const seen = await inParallel(states, 2, (state) => {
      const [width = 360] = state.widths ?? widths
      return inState(mall, { state, width }, (page) => look(page, state))
    })
    const at = `${states.length} screens and states`
    return [
      findingOf({
        what: 'targets',
        must: '24 px, or room around them',
        at,
        faults: seen.flatMap(({ small }) => small),
      }),
      findingOf({
        what: 'buttons, fields, header',
        must: '44 px',
        at,
        faults: seen.flatMap(({ primary }) => primary),
      }),
      findingOf({
        what: 'texts and names in the other language',
        must: 'marked',
        at,
        faults: seen.flatMap(({ foreign }) => foreign),
      }),
      ...readings.map(({ what }, place) =>
        findingOf({
          what,
          must: 'nothing cut off, no scrolling sideways',
          at,
          faults: seen.flatMap(({ cutOff }) => cutOff[place] ?? []),
        }),
      ),
    ]
  })
}

async function look(page: Page, state: State): Promise<Seen> {
  const named = (faults: readonly string[]) => faults.map((fault) => `${state.name}: ${fault}`)
  const foreign = named(await page.evaluate(findForeignText, tongues))
  const targets = await page.evaluate(findSmallTargets)
  if (state.widths === undefined) {
    await page.setViewportSize(viewportOf(1280).viewport)
    targets.push(...(await page.evaluate(findSmallTargets)))
  }
  const cutOff = []
  // What stands at one width alone is gone at another.
  if (state.widths?.includes(360) ?? true)
    for (const reading of readings) cutOff.push(named(await readAs(page, reading)))
  return {
    small: named(targets.filter(({ isTooSmall }) => isTooSmall).map(({ name }) => name)),
    primary: named(targets.filter(({ isPrimary }) => isPrimary).map(({ name }) => name)),
    foreign,
    cutOff,
  }
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
    check: (page) => page.evaluate(findForeignText, tongues),
  },
  {
    what: 'a name of the other language on a button',
    path: '/es/hours',
    spoil: () => {
      document.querySelector('header button, header a')?.setAttribute('aria-label', 'Skip to content')
    },
    check: (page) => page.evaluate(findForeignText, tongues),
  },
])

/** What does not fit for a reader of this kind. */
function reads(what: string): Mutation['check'] {
  return (page) => readAs(page, named(readings, what))
}

function named<One extends { readonly what: string }>(all: readonly One[], what: string): One {
  const found = all.find((one) => one.what === what)
  if (found === undefined) throw new Error(`There is no ${what}.`)
  return found
}
