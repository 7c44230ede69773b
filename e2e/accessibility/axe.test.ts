import { type Locale, locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { Page } from 'playwright-core'
import { violations } from '../support/violations.ts'
import { type AuditMall, inAuditMall } from './audit-mall.ts'
import { findFaintText } from './find-faint-text.ts'
import { type Finding, findingOf, testFindings } from '../support/findings.ts'
import { letPaint } from './let-paint.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { actedOn, addresses, inState, type State, viewportOf, widths } from './states.ts'

testFindings('has no violations that axe finds, in every state, width and scheme', auditAxe)

const must = 'no violations'

interface Scheme {
  readonly name: string
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>
  readonly look: (page: Page) => Promise<readonly string[]>
}

const schemes: readonly Scheme[] = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' }, look: violations },
  {
    name: 'dark',
    media: { colorScheme: 'dark', forcedColors: 'none' },
    look: (page) => violations(page, ['color-contrast']),
  },
  {
    name: 'forced colours',
    media: { colorScheme: 'dark', forcedColors: 'active' },
    look: (page) => page.evaluate(findFaintText),
  },
]

/** Darkness changes colours and nothing else, and those are the same in both languages: it is looked at in one. */
const schemesIn: Readonly<Record<Locale, readonly Scheme[]>> = {
  en: schemes,
  es: schemes.filter(({ name }) => name !== 'dark'),
}

/** What was looked at, and how often. */
interface Looked {
  readonly looks: number
  readonly faults: readonly string[]
}

/** axe on every screen in every state, language and width, and in every scheme. */
function auditAxe(): Promise<readonly Finding[]> {
  return inAuditMall(async (mall) => [
    findingOfAll(
      `${addresses.length} screens of both languages`,
      await inParallel(addresses, 2, (state) =>
        inState(mall, { state, width: 360 }, (page) => atEachWidth(page, state)),
      ),
    ),
    findingOfAll(`${actedOn.length} states that an act brings`, await lookAtActs(mall)),
    findingOfAll(
      'the page of an outage in both languages',
      await inParallel(locales, 2, ({ code }) => onOutage(mall, code)),
    ),
  ])
}

function findingOfAll(what: string, looked: readonly Looked[]): Finding {
  const looks = looked.reduce((sum, one) => sum + one.looks, 0)
  return findingOf({ what, must, at: `${looks} looks`, faults: looked.flatMap(({ faults }) => faults) })
}

/** An act is done anew for each width: what it has opened may be gone at another. */
function lookAtActs(mall: AuditMall): Promise<readonly Looked[]> {
  const acts = actedOn.flatMap((state) => (state.widths ?? widths).map((width) => ({ state, width })))
  return inParallel(acts, 2, ({ state, width }) =>
    inState(mall, { state, width }, (page) => inItsSchemes(page, state, width)),
  )
}

function onOutage({ visit, outageUrl }: AuditMall, locale: Locale): Promise<Looked> {
  return visit(viewportOf(360), async (page) => {
    await page.goto(outageUrl + localePath('/', locale))
    return atEachWidth(page, { name: `outage (${locale})`, locale })
  })
}

type Named = Pick<State, 'name' | 'locale'>

async function atEachWidth(page: Page, state: Named): Promise<Looked> {
  const looked = []
  for (const width of widths) {
    await page.setViewportSize(viewportOf(width).viewport)
    looked.push(await inItsSchemes(page, state, width))
  }
  return {
    looks: looked.reduce((sum, { looks }) => sum + looks, 0),
    faults: looked.flatMap(({ faults }) => faults),
  }
}

async function inItsSchemes(page: Page, { name, locale }: Named, width: number): Promise<Looked> {
  const faults = []
  for (const { name: scheme, media, look } of schemesIn[locale]) {
    await page.emulateMedia(media)
    // The colours of the system come a frame later.
    await letPaint(page, 2)
    faults.push(...(await look(page)).map((fault) => `${name}, ${width} px, ${scheme}: ${fault}`))
  }
  return { looks: schemesIn[locale].length, faults }
}
