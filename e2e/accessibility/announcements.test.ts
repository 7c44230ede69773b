import { type Locale, locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { Page } from 'playwright-core'
import { type AuditMall, inAuditMall, openHydrated } from './audit-mall.ts'
import { expect, it } from 'vitest'
import { inParallel } from '../../site/content/in-parallel.ts'
import { readLog, startLog } from './live-region-log.ts'
import { viewportOf } from './states.ts'
import { findNamed, type Mutation, testMutations } from './mutations.ts'

it('announces every change by a live region or the focus', auditAnnouncements)

interface Act {
  readonly what: string
  readonly path: string
  readonly act: (page: Page) => Promise<void>
  /** What must be announced of it. */
  readonly must: RegExp
}

/** What changes a page, and how a screen reader user learns it. */
const acts: readonly Act[] = [
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
      await readLog(page, 1_000)
      await page.keyboard.type('coffee')
      await page.getByRole('option').first().waitFor()
    },
    must: /^live: .*\d/,
  },
  {
    what: 'a favorite button',
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
      await readLog(page, 500)
      await page.keyboard.press('ArrowRight')
    },
    must: /^live: .*\d/,
  },
]

function auditAnnouncements(): Promise<void> {
  return inAuditMall((mall) =>
    inParallel(acts, 2, async (act) => {
      for (const { code } of locales) expect.soft(await logOf(mall, act, code), act.what).toEqual([])
    }),
  )
}

function logOf({ visit }: AuditMall, act: Act, locale: Locale): Promise<readonly string[]> {
  const language = locale === 'es' ? 'es-MX' : 'en-CA'
  return visit({ locale: language, ...viewportOf(1280) }, async (page) => {
    await startLog(page)
    await openHydrated(page, localePath(act.path, locale))
    return (await missingAnnouncement(page, act)).map((fault) => `${locale}: ${fault}`)
  })
}

/** What is missing from what a listener announces of an act on a page that is listened to. */
async function missingAnnouncement(page: Page, { act, must }: Act): Promise<readonly string[]> {
  await readLog(page, 1)
  await act(page)
  const all: string[] = []
  for (let tries = 0; tries < 20; tries++) {
    all.push(...(await readLog(page, 100)))
    if (all.some((line) => must.test(line))) return []
  }
  return [`announced only: ${all.join(' · ').slice(0, 200) || 'nothing'}`]
}

/** By keyboard; the focus is moved there before the log is read. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().focus()
  await readLog(page, 200)
  await page.keyboard.press('Enter')
}

async function typeName(page: Page): Promise<void> {
  await page.locator('main input[type="search"]').first().focus()
  await readLog(page, 200)
  await page.keyboard.type('jicara')
}

testMutations([
  {
    what: 'a count in no live region',
    path: '/stores',
    spoil: () => {
      for (const region of document.querySelectorAll('[role="status"]')) region.removeAttribute('role')
    },
    check: announces('a letter of the directory'),
  },
  {
    what: 'live regions that are off',
    path: '/stores',
    spoil: () => {
      for (const region of document.querySelectorAll('[role="status"]'))
        region.setAttribute('aria-live', 'off')
    },
    check: announces('a letter of the directory'),
  },
  {
    what: 'a new page that leaves the focus where it was',
    path: '/hours',
    spoil: holdFocus,
    check: announces('another page'),
  },
  {
    what: 'a mistake that is not announced',
    path: '/contact-us',
    spoil: holdFocus,
    check: announces('a form that was not taken'),
  },
])

/** What is not announced of an act. */
function announces(what: string): Mutation['check'] {
  return (page) => missingAnnouncement(page, findNamed(acts, what))
}

/** Runs in the page: no script moves the focus any more. */
function holdFocus(): void {
  HTMLElement.prototype.focus = () => {}
}
