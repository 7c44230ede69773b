import type { Page } from 'playwright-core'
import { violations } from '../../e2e/violations.ts'
import { type AuditMall, inAuditMall } from './audit-mall.ts'
import { type Finding, findingOf } from './finding.ts'
import { inParallel } from '../../site/app/content/in-parallel.ts'
import { actedOn, addresses, inState, type State, viewportOf, widths } from './states.ts'

const must = 'no violations'

/** The schemes change colours and nothing else: the other rules are asked once for each width. */
const schemes = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' }, rules: undefined },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' }, rules: ['color-contrast'] },
  {
    name: 'forced colours',
    media: { colorScheme: 'dark', forcedColors: 'active' },
    rules: ['color-contrast'],
  },
] as const

/** axe on every screen in every state, language, width and scheme. */
export function auditAxe(): Promise<readonly Finding[]> {
  return inAuditMall(async (mall) => {
    const screens = await inParallel(addresses, 2, (state) => inAllWidths(mall, state))
    const states = actedOn.flatMap((state) => (state.widths ?? widths).map((width) => ({ state, width })))
    const acted = await inParallel(states, 2, ({ state, width }) =>
      inState(mall, { state, width }, (page) => inAllSchemes(page, `${state.name}, ${width} px`)),
    )
    const outage = await inParallel(['/', '/es'], 2, (path) => onOutage(mall, path))
    const looks = schemes.length * widths.length
    return [
      findingOf({
        what: `${addresses.length} screens of both languages`,
        must,
        at: `${addresses.length * looks} looks`,
        faults: screens.flat(),
      }),
      findingOf({
        what: `${actedOn.length} states that an act brings`,
        must,
        at: `${states.length * schemes.length} looks`,
        faults: acted.flat(),
      }),
      findingOf({
        what: 'the page of an outage in both languages',
        must,
        at: `${2 * looks} looks`,
        faults: outage.flat(),
      }),
    ]
  })
}

function inAllWidths(mall: AuditMall, state: State): Promise<readonly string[]> {
  return inState(mall, { state, width: 360 }, (page) => atEachWidth(page, state.name))
}

function onOutage({ visit, outageUrl }: AuditMall, path: string): Promise<readonly string[]> {
  return visit({ ...viewportOf(360) }, async (page) => {
    await page.goto(outageUrl + path)
    return atEachWidth(page, `outage of ${path}`)
  })
}

async function atEachWidth(page: Page, name: string): Promise<readonly string[]> {
  const faults = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
    faults.push(...(await inAllSchemes(page, `${name}, ${width} px`)))
  }
  return faults
}

async function inAllSchemes(page: Page, name: string): Promise<readonly string[]> {
  const faults = []
  for (const { name: scheme, media, rules } of schemes) {
    await page.emulateMedia(media)
    faults.push(...(await violations(page, rules)).map((fault) => `${name}, ${scheme}: ${fault}`))
  }
  return faults
}
