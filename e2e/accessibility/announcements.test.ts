import { type Locale, locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { Page } from 'playwright-core'
import { type AuditMall, inAuditMall, openHydrated } from './audit-mall.ts'
import { expect, it } from 'vitest'
import { inParallel } from '../../site/content/in-parallel.ts'
import { readLog, startLog } from './live-region-log.ts'
import { viewportOf } from './states.ts'
import { findCase, type Mutation, testMutations } from './mutations.ts'

it('announces every change by a live region or the focus', auditAnnouncements)

interface Act {
  readonly name: string
  readonly path: string
  readonly act: (page: Page) => Promise<void>
  /** A matching line must be announced. */
  readonly expected: RegExp
}

/** Changes of a page, each with the announcement that a screen reader user needs. */
const acts: readonly Act[] = [
  {
    name: 'another page',
    path: '/hours',
    act: (page) => press(page, 'main a[href$="/pages/directions-and-parking"], footer a[href$="/jobs"]'),
    expected: /^focus: ./,
  },
  {
    name: 'a letter of the directory',
    path: '/stores',
    act: (page) => press(page, 'main a[href*="letter=Q"]'),
    expected: /^live: .*\d/,
  },
  {
    name: 'a kind of promotions',
    path: '/promotions',
    act: (page) => press(page, 'main a[href*="kind=coupon"]'),
    expected: /^live: .*\d/,
  },
  {
    name: 'suggestions of the search',
    path: '/stores',
    async act(page) {
      await press(page, 'header a[href$="/search-results"]')
      await page.getByRole('combobox').waitFor()
      await readLog(page, 1_000)
      await page.keyboard.type('coffee')
      await page.getByRole('option').first().waitFor()
    },
    expected: /^live: .*\d/,
  },
  {
    name: 'a favorite button',
    path: '/stores',
    act: (page) => press(page, 'main button[name="item"]'),
    expected: /^(?:live: .|state: aria-pressed true)/,
  },
  {
    name: 'a rejected form',
    path: '/contact-us',
    act: (page) => press(page, 'main form:has([name="stamp"]) button'),
    expected: /^focus: ./,
  },
  {
    name: 'another level of the map',
    path: '/map',
    act: (page) => press(page, 'main nav a[href*="level=2"]'),
    expected: /^(?:live: .|state: aria-current true|focus: .)/,
  },
  { name: 'a name in the list of the map', path: '/map', act: typeName, expected: /^live: .*\d/ },
  {
    name: 'the next picture of a gallery',
    path: '/pages/about',
    async act(page) {
      await press(page, 'main a[aria-haspopup]')
      await page.locator('dialog:modal').waitFor()
      await readLog(page, 500)
      await page.keyboard.press('ArrowRight')
    },
    expected: /^live: .*\d/,
  },
]

function auditAnnouncements(): Promise<void> {
  return inAuditMall((mall) =>
    inParallel(acts, 2, async (act) => {
      for (const { code } of locales) expect.soft(await logOf(mall, act, code), act.name).toEqual([])
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

/** Empty if the page makes the expected announcement, else the announcements that it made. */
async function missingAnnouncement(page: Page, { act, expected }: Act): Promise<readonly string[]> {
  await readLog(page, 1)
  await act(page)
  const all: string[] = []
  for (let tries = 0; tries < 20; tries++) {
    all.push(...(await readLog(page, 100)))
    if (all.some((line) => expected.test(line))) return []
  }
  return [`announced only: ${all.join(' · ').slice(0, 200) || 'nothing'}`]
}

/** Presses Enter on an element; clears the log after focusing it. */
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
    name: 'a count in no live region',
    path: '/stores',
    mutate: () => {
      for (const region of document.querySelectorAll('[role="status"]')) region.removeAttribute('role')
    },
    check: checkAnnouncement('a letter of the directory'),
  },
  {
    name: 'live regions that are off',
    path: '/stores',
    mutate: () => {
      for (const region of document.querySelectorAll('[role="status"]'))
        region.setAttribute('aria-live', 'off')
    },
    check: checkAnnouncement('a letter of the directory'),
  },
  {
    name: 'a new page that leaves the focus where it was',
    path: '/hours',
    mutate: disableFocus,
    check: checkAnnouncement('another page'),
  },
  {
    name: 'a mistake that is not announced',
    path: '/contact-us',
    mutate: disableFocus,
    check: checkAnnouncement('a rejected form'),
  },
])

/** A check for the announcement of the change with this name. */
function checkAnnouncement(name: string): Mutation['check'] {
  return (page) => missingAnnouncement(page, findCase(acts, name))
}

/** Runs in the page: prevents scripts from moving the focus. */
function disableFocus(): void {
  HTMLElement.prototype.focus = () => {}
}
