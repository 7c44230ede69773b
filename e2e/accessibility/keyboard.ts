import { type AuditMall, inAuditMall } from './audit-mall.ts'
import { type Finding, findingOf } from './finding.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { actedOn, addresses, inState, type State } from './states.ts'
import { focusFaults, type Walk, walkByKeyboard } from './walk-by-keyboard.ts'

/** Each language at one width: what differs between the widths is the same in both. */
const widthIn = { en: 1280, es: 360 }

/** Whether somebody who has only Tab sees where they are, gets everywhere and out again. */
export function auditKeyboard(): Promise<readonly Finding[]> {
  return inAuditMall(async (mall) => {
    const pictured = new Set<string>()
    const states = [...addresses, ...actedOn].filter(
      ({ locale, widths }) => widths?.includes(widthIn[locale]) ?? true,
    )
    const walks = await inParallel(states, 2, async (state) => ({
      state,
      walk: await walkOn(mall, state, pictured),
    }))
    const stops = walks.reduce((sum, { walk }) => sum + walk.stops, 0)
    return Object.entries(focusFaults).map(([name, must]) =>
      findingOf({
        what: 'each stop of Tab',
        must,
        at: `${stops} stops on ${walks.length} screens and states`,
        faults: walks.flatMap(({ state, walk }) =>
          Object.entries(walk.faults)
            .filter(([kind]) => kind === name)
            .flatMap(([, lines]) => lines.map((line) => `${state.name}: ${line}`)),
        ),
      }),
    )
  })
}

function walkOn(mall: AuditMall, state: State, pictured: Set<string>): Promise<Walk> {
  return inState(mall, { state, width: widthIn[state.locale] }, (page) => walkByKeyboard(page, pictured))
}
