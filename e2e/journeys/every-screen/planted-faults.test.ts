import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { declineLanguage, askInEnglish, refuseConsent } from '../../support/banners.ts'
import { hydrated, useVisitor } from '../../support/browser.ts'
import { findCramped, findTooNarrow } from '../../support/room-for-text.ts'
import { colourViolations, otherViolations } from '../../support/violations.ts'
import { findAtBreakpoints, smallTargets } from '../../support/walk-screens.ts'

/** A fault of a screen, by styles that make it, and what the walk over the screens says of it. */
interface PlantedFault {
  readonly name: string
  readonly css: string
  readonly find: (page: Page) => Promise<readonly string[]>
  readonly finds: RegExp
}

const cramped = (page: Page) => findCramped(page, 360, 0)

const faults: readonly PlantedFault[] = [
  {
    name: 'a text in a faint colour',
    css: 'main label { color: #bbb; background: #fff }',
    find: colourViolations,
    finds: /color-contrast: <label/,
  },
  {
    name: 'a button that is too low',
    css: 'main button { height: 30px; min-height: 0; padding: 0 }',
    find: smallTargets,
    finds: /button\..*× 30 px/,
  },
  {
    name: 'a title wider than a small window',
    css: 'main h1 { min-width: 350px }',
    find: cramped,
    finds: /100%, 320 px: the page scrolls sideways/,
  },
  {
    name: 'texts that overlap when they are twice as large',
    css: 'main h1 { margin-bottom: calc(32px - 4rem) }',
    find: cramped,
    finds: /200%, 360 px: .* × /,
  },
  {
    name: 'a text that is faint in forced colours only',
    css: '@media (forced-colors: active) { main h1 { forced-color-adjust: none; color: #888; background: #999 } }',
    find: cramped,
    finds: /forced colours: h1/,
  },
  {
    name: 'a title with a broken word',
    css: 'main h1 { width: 3ch; overflow-wrap: anywhere }',
    find: (page) => findAtBreakpoints(page, [480], 0),
    finds: /480 px: H1 breaks/,
  },
  {
    name: 'a box that cuts off a text',
    css: 'main h1 { height: 8px; overflow: hidden }',
    find: (page) => findAtBreakpoints(page, [480], 0),
    finds: /480 px: H1 /,
  },
  {
    // Last: the words of the page stay longer.
    name: 'a box without room for longer words',
    css: 'main h1 { width: max-content; overflow: hidden; max-width: 9ch; white-space: nowrap }',
    find: (page) => findTooNarrow(page, 0),
    finds: /360 px: H1 /,
  },
]

const visitor = useVisitor({
  baseURL: inject('analyticsSiteUrl'),
  locale: 'es-MX',
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 640 },
})
beforeAll(() => visitor().page.addInitScript(askInEnglish))

describe('on a page without banners', () => {
  beforeAll(async () => {
    const { page } = visitor()
    await page.goto('/contact-us')
    await hydrated(page)
    await declineLanguage(page, [])
    await refuseConsent(page)
  })

  it.each(faults)('$name is found', async ({ css, find, finds }) => {
    const { page } = visitor()
    await plant(page, css)
    expect((await find(page)).join('\n')).toMatch(finds)
  })

  it('a field without a label is found', async () => {
    const { page } = visitor()
    await page.evaluate(() => document.querySelector('main label')?.remove())
    expect((await otherViolations(page)).join()).toContain('label')
  })
})

it.each(['language', 'consent'] as const)('a focus that the banner of %s hides is found', async (banner) => {
  const { page } = visitor()
  await page.goto('/contact-us')
  await hydrated(page)
  await plant(page, `[data-question='${banner}'] { position: fixed; inset: 0; height: 100%; z-index: 9 }`)
  expect((await declineLanguage(page, [banner])).join()).toMatch(/textarea/)
})

/** Replaces the planted styles. A style element would be against the content security policy. */
function plant(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}
