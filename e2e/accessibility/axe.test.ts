import { defaultLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { Page } from 'playwright-core'
import { colourViolations, violations } from '../support/violations.ts'
import { type AuditMall, inAuditMall } from './audit-mall.ts'
import { findFaintText } from './find-faint-text.ts'
import { expect, it } from 'vitest'
import { waitForFrames } from './wait-for-frames.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { statesAfterInteraction, addresses, inState, type State, viewportOf, widths } from './states.ts'

it('has no violations that axe finds, in every state, width and scheme', auditAxe)

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
    look: (page) => colourViolations(page),
  },
  {
    name: 'forced colours',
    media: { colorScheme: 'dark', forcedColors: 'active' },
    look: (page) => page.evaluate(findFaintText),
  },
]

/** The dark scheme differs in colours only, which are the same in all languages, so one language is enough. */
const schemesIn = (locale: Locale): readonly Scheme[] =>
  locale === defaultLocale ? schemes : schemes.filter(({ name }) => name !== 'dark')

/** Runs axe on every screen in every state, language, width and scheme. */
function auditAxe(): Promise<void> {
  return inAuditMall(async (mall) => {
    await inParallel(addresses, 2, (state) =>
      inState(mall, { state, width: 360 }, (page) => expectNoViolationsAtEachWidth(page, state)),
    )
    await inParallel(statesByWidth, 2, ({ state, width }) =>
      inState(mall, { state, width }, (page) => expectNoViolations(page, state, width)),
    )
    await inParallel(locales, 2, ({ code }) => expectNoViolationsInOutage(mall, code))
  })
}

/** An interaction is repeated for each width, since resizing may close what it has opened. */
const statesByWidth = statesAfterInteraction.flatMap((state) =>
  (state.widths ?? widths).map((width) => ({ state, width })),
)

function expectNoViolationsInOutage({ visit, outageUrl }: AuditMall, locale: Locale): Promise<void> {
  return visit(viewportOf(360), async (page) => {
    await page.goto(outageUrl + localePath('/', locale))
    await expectNoViolationsAtEachWidth(page, { name: `outage (${locale})`, locale })
  })
}

type Named = Pick<State, 'name' | 'locale'>

async function expectNoViolationsAtEachWidth(page: Page, state: Named): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(viewportOf(width).viewport)
    await expectNoViolations(page, state, width)
  }
}

async function expectNoViolations(page: Page, { name, locale }: Named, width: number): Promise<void> {
  for (const { name: scheme, media, look } of schemesIn(locale)) {
    await page.emulateMedia(media)
    // System colours are applied a frame later.
    await waitForFrames(page, 2)
    expect.soft(await look(page), `${name}, ${width} px, ${scheme}`).toEqual([])
  }
}
