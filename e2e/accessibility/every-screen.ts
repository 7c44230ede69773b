import type { Page } from 'playwright-core'
import { inAuditMall } from './audit-mall.ts'
import { findForeignText } from './find-foreign-text.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { type Finding, findingOf } from './finding.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { readAs, readings } from './reflow.ts'
import { actedOn, addresses, inState, type State, viewportOf, widths } from './states.ts'
import { tongues } from './tongues.ts'

interface Seen {
  readonly small: readonly string[]
  readonly primary: readonly string[]
  readonly foreign: readonly string[]
  /** In the order of the readings. */
  readonly cutOff: readonly (readonly string[])[]
}

/** On one visit of every screen: whether all can be hit, says which language it is in, and fits larger text. */
export function auditEveryScreen(): Promise<readonly Finding[]> {
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
