import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../e2e/support/visitor.ts'
import { findOrInstallBrowser } from '../e2e/support/find-browser.ts'
import { bringIntoWindow, press } from '../e2e/support/lab/press.ts'
import { readPage } from '../e2e/support/lab/read-page.ts'
import { mobileLab, type OpenScreen, visitScreen, withPhone } from '../e2e/support/lab/visit-screen.ts'
import { timeToPainted } from '../e2e/support/lab/time-to-painted.ts'
import type { Row, Table } from './reports/table.ts'
import { openBenchMall } from './bench-mall.ts'
import { type LabScreen, type LabVisit, stores, visits, vitalsTable, weightsTable } from './lab-tables.ts'

const usual = { hydrated: 110, paint: 900 }

const screens: readonly LabScreen[] = [
  { name: 'home', path: '/', goals: { hydrated: 110, view: 250, paint: 1_200 } },
  { name: 'directory', path: '/stores', goals: { ...usual, view: 140, html: 11 } },
  { name: 'store', path: '/stores/ixtle', goals: { ...usual, view: 110 } },
  { name: 'map', path: '/map', goals: { ...usual, hydrated: 130 } },
  { name: 'hours', path: '/hours', goals: usual },
  { name: 'event', path: '/events-and-news/calm-hours', goals: { ...usual, view: 110 } },
  { name: 'promotion', path: '/promotions/raincoats-quarter-off', goals: { ...usual, view: 110 } },
  { name: 'search', path: '/search-results?searchQuery=boots', goals: usual },
]

/** What a visitor with a slow phone waits for. */
export async function benchLab(): Promise<readonly Table[]> {
  const mall = await openBenchMall(stores)
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const seen = []
    for (const screen of screens)
      seen.push({ screen, visit: await visitOften(browser, mall.siteUrl + screen.path) })
    const barePress = await timed(() => pressBarePage(browser))
    const choices = await timeChoices(browser, mall.siteUrl)
    return [weightsTable(seen), vitalsTable(seen, barePress), choices]
  } finally {
    await browser.close()
    await mall.close()
  }
}

async function visitOften(browser: Browser, url: string): Promise<LabVisit> {
  const seen: LabVisit[] = []
  for (let times = 0; times < visits; times++) {
    seen.push(
      await visitScreen(browser, url, mobileLab, async (screen) => ({
        ...screen.visit,
        slowestPress: await pressAround(screen),
      })),
    )
  }
  return medians(seen)
}

const menuButton = 'button[popovertarget="main-menu"]'

/** A press on a page of nothing but a button and what it opens: what browser and machine take by themselves. */
function pressBarePage(browser: Browser): Promise<number> {
  return withPhone(browser, mobileLab, async (page, session) => {
    await page.goto(
      'data:text/html,<button popovertarget=main-menu>Menu</button><p popover id=main-menu>Stores',
    )
    return press(session, menuButton)
  })
}

/** Opens and closes the menu, and keeps what can be kept: the slower of the presses, until the next painting. */
async function pressAround(screen: OpenScreen): Promise<number> {
  const menu = await pressAtRest(screen, menuButton)
  await screen.page.keyboard.press('Escape')
  const heart = 'main button[name="item"]'
  if (!(await readPage(screen.session, hasOne, heart))) return menu
  return Math.max(menu, await pressAtRest(screen, heart))
}

/** Presses it when the page is quiet: pictures that come into the window with it are painted by then. */
async function pressAtRest({ session, untilQuiet }: OpenScreen, selector: string): Promise<number> {
  await bringIntoWindow(session, selector)
  await untilQuiet()
  return press(session, selector)
}

/** Runs in the page. */
function hasOne(selector: string): boolean {
  return document.querySelector(selector) !== null
}

function medians(seen: readonly LabVisit[]): LabVisit {
  const median = (key: keyof LabVisit) =>
    seen.map((visit) => visit[key]).toSorted((a, b) => a - b)[seen.length >> 1] ?? 0
  return {
    html: median('html'),
    css: median('css'),
    scriptBefore: median('scriptBefore'),
    scriptHydrated: median('scriptHydrated'),
    scriptAhead: median('scriptAhead'),
    firstView: median('firstView'),
    requests: median('requests'),
    largestPaint: median('largestPaint'),
    blockedBefore: median('blockedBefore'),
    blocked: median('blocked'),
    shift: median('shift'),
    slowestPress: median('slowestPress'),
  }
}

/** From the click to the painting of what it leads to. */
async function timeChoices(browser: Browser, siteUrl: string): Promise<Table> {
  const directory = `${siteUrl}/stores`
  const letter = await timed(() =>
    visitScreen(browser, directory, mobileLab, (screen) => pressChoice(screen, 'main a[href$="letter=M"]')),
  )
  const category = await timed(() =>
    visitScreen(browser, directory, mobileLab, async (screen) => {
      await pressAtRest(screen, 'button[popovertarget="categories"]')
      return pressChoice(screen, '#categories a[href$="category=fashion"]')
    }),
  )
  const store = 'main li a[href^="/stores/"]'
  const page = await timed(() =>
    visitScreen(browser, directory, undefined, async ({ page: opened }) => {
      await lookAt(opened, store)
      return timeToPainted(opened, store, 'main h1')
    }),
  )
  return {
    title: 'From a click to the painting of what it leads to',
    how: `On the hydrated directory of ${stores} stores, median of ${visits}; the first two pressed and as slow as above, the last clicked by script with nothing slowed down.`,
    head: ['choice', 'painted after', 'goal'],
    rows: [
      choiceRow('a letter', letter, 50),
      choiceRow('a category', category, 50),
      choiceRow('a store, whose page was fetched ahead', page, 100),
    ],
  }
}

/** Chooses some of the stores, and sees to it that they are others then. */
async function pressChoice(screen: OpenScreen, link: string): Promise<number> {
  const readCount = () => readPage(screen.session, textOf, 'main [role="status"]')
  const before = await readCount()
  const painted = await pressAtRest(screen, link)
  if ((await readCount()) === before) throw new Error(`A press on ${link} has changed nothing.`)
  return painted
}

/** Runs in the page. */
function textOf(selector: string): string | undefined {
  return document.querySelector(selector)?.textContent
}

/** Brings it into the window and waits until its page has been fetched ahead, as it is while somebody reads. */
async function lookAt(page: Page, link: string): Promise<void> {
  const first = page.locator(link).first()
  await first.scrollIntoViewIfNeeded()
  const path = await first.getAttribute('href')
  await page.waitForFunction(
    (href) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`${href}.data`)),
    path,
  )
  await page.waitForLoadState('networkidle')
}

async function timed(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < visits; count++) times.push(await measure())
  return times.toSorted((a, b) => a - b)[visits >> 1] ?? 0
}

function choiceRow(name: string, time: number, goal: number): Row {
  return { cells: [name, `${Math.round(time)} ms`, `≤ ${goal} ms`], isMet: time <= goal }
}
