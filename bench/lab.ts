import type { Browser, Page } from 'playwright-core'
import { findOrInstallBrowser } from '../e2e/support/find-browser.ts'
import { readPage } from '../e2e/support/lab/read-page.ts'
import {
  mobileLab,
  type OpenScreen,
  type ScreenVisit,
  visitScreen,
  withPhone,
} from '../e2e/support/lab/visit-screen.ts'
import { launchBrowser } from '../e2e/support/visitor.ts'
import { openBenchMall } from './bench-mall.ts'
import { median } from './interleave.ts'
import { press, scrollIntoWindow, timeToPainted } from './press.ts'
import type { Row, Table } from './report.ts'

const visits = 5
const stores = 250

interface Screen {
  readonly name: string
  readonly path: string
  /** Goals other than the default ones, in kilobytes and milliseconds. */
  readonly goals?: Readonly<Record<string, number>>
}

const screens: readonly Screen[] = [
  { name: 'home', path: '/', goals: { 'first view': 250, LCP: 1_200 } },
  { name: 'directory', path: '/stores', goals: { 'first view': 140, HTML: 14.5 } },
  { name: 'store', path: '/stores/ixtle', goals: { 'first view': 110 } },
  { name: 'map', path: '/map', goals: { script: 125, LCP: 1_000, TBT: 100 } },
  { name: 'hours', path: '/hours' },
  { name: 'event', path: '/events-and-news/calm-hours', goals: { 'first view': 110 } },
  { name: 'promotion', path: '/promotions/raincoats-quarter-off', goals: { 'first view': 110 } },
  { name: 'search', path: '/search-results?searchQuery=boots' },
]

interface LabVisit extends ScreenVisit {
  /** Milliseconds until the next paint, the slower of the menu and a favorite button. */
  readonly slowestPress: number
}

interface Figure {
  readonly name: string
  readonly of: (visit: LabVisit) => number
  /** Goal of screens without one of their own. */
  readonly goal?: number
}

const kilobytes = (bytes: number) => bytes / 1_024

/** `floor` is the time of a press on a page with a single button. */
const figuresWith = (floor: number): readonly Figure[] => [
  { name: 'HTML', of: ({ html }) => kilobytes(html) },
  { name: 'CSS', of: ({ css }) => kilobytes(css), goal: 16 },
  { name: 'script before', of: ({ scriptBefore }) => kilobytes(scriptBefore), goal: 0 },
  { name: 'script', of: ({ script }) => kilobytes(script), goal: 115 },
  { name: 'first view', of: ({ firstView }) => kilobytes(firstView) },
  { name: 'requests', of: ({ requests }) => requests, goal: 14 },
  { name: 'LCP', of: ({ largestPaint }) => largestPaint, goal: 900 },
  { name: 'TBT', of: ({ blocked }) => blocked, goal: 50 },
  { name: 'CLS', of: ({ shift }) => shift, goal: 0 },
  { name: 'slowest press', of: ({ slowestPress }) => slowestPress, goal: 3 * floor },
]

/** Loading and interaction times on an emulated slow phone. */
export async function benchLab(): Promise<readonly Table[]> {
  const mall = await openBenchMall(stores)
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const floor = await medianOf(() => pressBarePage(browser))
    const figures = figuresWith(floor)
    const rows = []
    for (const screen of screens)
      rows.push(await screenRow(screen, figures, () => visit(browser, mall.siteUrl + screen.path)))
    return [screensTable(figures, rows, floor), await choicesTable(browser, `${mall.siteUrl}/stores`, floor)]
  } finally {
    await browser.close()
    await mall.close()
  }
}

function screensTable(figures: readonly Figure[], rows: readonly Row[], floor: number): Table {
  const { cpuSlowdown, kilobitsPerSecond, latency } = mobileLab
  return {
    title: 'What a phone fetches and does',
    how: `Headless Chromium, 360 × 640, processor ÷ ${cpuSlowdown}, ${kilobitsPerSecond / 1_000} Mb/s, ${latency} ms RTT, empty cache, median of ${visits}; the demo mall with ${stores} stores. Kilobytes (1,024 bytes) of compressed bodies; the first view is everything before React is fetched, without images far below the window. Milliseconds; TBT from the first contentful paint on; a press on the menu or a favorite button of a quiet page, which takes ${Math.round(floor)} ms on a page of one button. Goals in brackets.`,
    head: ['screen', ...figures.map(({ name }) => name)],
    rows,
  }
}

async function screenRow(
  { name: screen, goals }: Screen,
  figures: readonly Figure[],
  visitOnce: () => Promise<LabVisit>,
): Promise<Row> {
  const seen: LabVisit[] = []
  for (let count = 0; count < visits; count++) seen.push(await visitOnce())
  const measured = figures.map(({ name, of, goal }) => ({
    value: median(seen.map(of)),
    goal: goals?.[name] ?? goal ?? Infinity,
  }))
  return {
    cells: [screen, ...measured.map(({ value, goal }) => withGoal(value, goal))],
    isMet: measured.every(({ value, goal }) => value <= goal),
  }
}

function withGoal(value: number, goal: number): string {
  const text = Number(value.toFixed(value < 1 ? 4 : 1))
  return goal === Infinity ? String(text) : `${text} (≤ ${Math.round(goal * 10) / 10})`
}

function visit(browser: Browser, url: string): Promise<LabVisit> {
  return visitScreen(browser, url, mobileLab, async (screen) => ({
    ...screen.visit,
    slowestPress: await slowestPressOn(screen),
  }))
}

const menuButton = 'button[popovertarget="main-menu"]'

function pressBarePage(browser: Browser): Promise<number> {
  return withPhone(browser, mobileLab, async (page, session) => {
    await page.goto(
      'data:text/html,<button popovertarget=main-menu>Menu</button><p popover id=main-menu>Stores',
    )
    return press(session, menuButton)
  })
}

async function slowestPressOn(screen: OpenScreen): Promise<number> {
  const menu = await pressWhenQuiet(screen, menuButton)
  await screen.page.keyboard.press('Escape')
  const favoriteButton = 'main button[name="item"]'
  const text = await readPage(screen.session, textOf, favoriteButton)
  return text === undefined ? menu : Math.max(menu, await pressWhenQuiet(screen, favoriteButton))
}

/** Scrolls the element into the window, waits for images, then presses it. */
async function pressWhenQuiet({ session, untilQuiet }: OpenScreen, selector: string): Promise<number> {
  await scrollIntoWindow(session, selector)
  await untilQuiet()
  return press(session, selector)
}

async function choicesTable(browser: Browser, directory: string, floor: number): Promise<Table> {
  const letter = await medianOf(() => visitScreen(browser, directory, mobileLab, pressLetter))
  const store = 'main li a[href^="/stores/"]'
  const page = await medianOf(() =>
    visitScreen(browser, directory, undefined, async ({ page: opened }) => {
      await untilPrefetched(opened, store)
      return timeToPainted(opened, store, 'main h1')
    }),
  )
  return {
    title: 'From a choice in the directory to its paint',
    how: `The hydrated directory of ${stores} stores, median of ${visits}; the letter pressed on the phone above, the store clicked by script with nothing slowed down.`,
    head: ['choice', 'painted after', 'goal'],
    rows: [choiceRow('a letter', letter, 1.7 * floor), choiceRow('a store, prefetched', page, 100)],
  }
}

async function pressLetter(screen: OpenScreen): Promise<number> {
  const readCount = () => readPage(screen.session, textOf, 'main [role="status"]')
  const before = await readCount()
  const painted = await pressWhenQuiet(screen, 'main a[href$="letter=M"]')
  if ((await readCount()) === before) throw new Error('A press on a letter has changed nothing.')
  return painted
}

/** Runs in the page. */
function textOf(selector: string): string | undefined {
  return document.querySelector(selector)?.textContent
}

async function untilPrefetched(page: Page, link: string): Promise<void> {
  const first = page.locator(link).first()
  await first.scrollIntoViewIfNeeded()
  const path = await first.getAttribute('href')
  await page.waitForFunction(
    (href) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`${href}.data`)),
    path,
  )
  await page.waitForLoadState('networkidle')
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < visits; count++) times.push(await measure())
  return median(times)
}

function choiceRow(name: string, time: number, goal: number): Row {
  return { cells: [name, `${Math.round(time)} ms`, `≤ ${Math.round(goal)} ms`], isMet: time <= goal }
}
