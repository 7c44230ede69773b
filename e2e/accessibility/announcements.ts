import { type Locale, locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { Page } from 'playwright-core'
import { type AuditMall, inAuditMall, openAwake } from './audit-mall.ts'
import { type Finding, findingOf } from './finding.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { heard, listen } from './listen.ts'
import { viewportOf } from './states.ts'

interface Act {
  readonly what: string
  readonly path: string
  readonly act: (page: Page) => Promise<void>
  /** What must be heard of it. */
  readonly must: RegExp
}

/** What changes a page, and by what a listener learns it. */
export const acts: readonly Act[] = [
  {
    what: 'another page',
    path: '/hours',
    act: (page) => press(page, 'main a[href$="/pages/directions-and-parking"], footer a[href$="/jobs"]'),
    must: /^focus: ./,
  },
  {
    what: 'a letter of the directory',
    path: '/stores',
    act: (page) => press(page, 'main a[href*="letter=Q"]'),
    must: /^live: .*\d/,
  },
  {
    what: 'a kind of promotions',
    path: '/promotions',
    act: (page) => press(page, 'main a[href*="kind=coupon"]'),
    must: /^live: .*\d/,
  },
  {
    what: 'suggestions of the search',
    path: '/stores',
    async act(page) {
      await press(page, 'header a[href$="/search-results"]')
      await page.getByRole('combobox').waitFor()
      await heard(page, 1_000)
      await page.keyboard.type('coffee')
      await page.getByRole('option').first().waitFor()
    },
    must: /^live: .*\d/,
  },
  {
    what: 'a heart',
    path: '/stores',
    act: (page) => press(page, 'main button[name="item"]'),
    must: /^(?:live: .|state: aria-pressed true)/,
  },
  {
    what: 'a form that was not taken',
    path: '/contact-us',
    act: (page) => press(page, 'main form:has([name="stamp"]) button'),
    must: /^focus: ./,
  },
  {
    what: 'another level of the map',
    path: '/map',
    act: (page) => press(page, 'main nav a[href*="level=2"]'),
    must: /^(?:live: .|state: aria-current true|focus: .)/,
  },
  { what: 'a name in the list of the map', path: '/map', act: typeName, must: /^live: .*\d/ },
  {
    what: 'the next picture of a gallery',
    path: '/pages/about',
    async act(page) {
      await press(page, 'main a[aria-haspopup]')
      await page.locator('dialog:modal').waitFor()
      await heard(page, 500)
      await page.keyboard.press('ArrowRight')
    },
    must: /^live: .*\d/,
  },
]

/** Whether those who do not see a change hear of it. */
export function auditAnnouncements(): Promise<readonly Finding[]> {
  return inAuditMall((mall) =>
    inParallel(acts, 2, async (act) => {
      const faults = []
      for (const { code } of locales) faults.push(...(await listenTo(mall, act, code)))
      return findingOf({ what: act.what, must: 'said by a live region or the focus', at: '2 acts', faults })
    }),
  )
}

function listenTo({ visit }: AuditMall, act: Act, locale: Locale): Promise<readonly string[]> {
  const language = locale === 'es' ? 'es-MX' : 'en-CA'
  return visit({ locale: language, ...viewportOf(1280) }, async (page) => {
    await listen(page)
    await openAwake(page, localePath(act.path, locale))
    return (await unheard(page, act)).map((fault) => `${locale}: ${fault}`)
  })
}

/** What is missing from what a listener hears of an act on a page that is listened to. */
export async function unheard(page: Page, { act, must }: Act): Promise<readonly string[]> {
  await heard(page, 1)
  await act(page)
  const all: string[] = []
  for (let tries = 0; tries < 20; tries++) {
    all.push(...(await heard(page, 100)))
    if (all.some((line) => must.test(line))) return []
  }
  return [`only heard: ${all.join(' · ').slice(0, 200) || 'nothing'}`]
}

/** By keyboard, from where the focus is put before the listening begins. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().focus()
  await heard(page, 200)
  await page.keyboard.press('Enter')
}

async function typeName(page: Page): Promise<void> {
  await page.locator('main input[type="search"]').first().focus()
  await heard(page, 200)
  await page.keyboard.type('jicara')
}
