import { mobileLab, type ScreenVisit } from '../e2e/support/lab/visit-screen.ts'
import type { Row, Table } from './reports/table.ts'

/** Of each screen, of which the middle one counts. */
export const visits = 5

/** Of the mall that is visited. */
export const stores = 250

export interface LabScreen {
  readonly name: string
  readonly path: string
  /** Kilobytes and milliseconds; where there is none, the figure has no goal. */
  readonly goals: {
    readonly hydrated: number
    readonly view?: number
    readonly paint: number
    readonly html?: number
  }
}

export interface LabVisit extends ScreenVisit {
  /** The slower one, of the menu and of a heart where there is one: milliseconds until the next painting. */
  readonly slowestPress: number
}

interface Seen {
  readonly screen: LabScreen
  readonly visit: LabVisit
}

const how = `Headless Chromium, 360 × 640, processor ÷ ${mobileLab.cpuSlowdown}, ${mobileLab.kilobitsPerSecond / 1_000} Mb/s, ${mobileLab.latency} ms there and back, empty cache, median of ${visits}; the demo mall with ${stores} stores.`

export function weightsTable(seen: readonly Seen[]): Table {
  return {
    title: 'What a phone has to fetch',
    how: `${how} Kilobytes (1,024 bytes) of compressed bodies; the first view is everything before React is fetched, heads included, without pictures more than 1,250 px below the window or beside it, which a browser fetches or not by what it takes the network for; “ahead” is script of pages that links lead to. Goals: before 8, CSS 12, requests 14, the others in brackets.`,
    head: [
      'screen',
      'HTML',
      'CSS',
      'script before',
      'script hydrated',
      'script ahead',
      'first view',
      'requests',
    ],
    rows: seen.map(weightRow),
  }
}

function weightRow({ screen: { name, goals }, visit }: Seen): Row {
  const { html, css, scriptBefore, scriptHydrated, scriptAhead, firstView, requests } = visit
  const isMet =
    isWithin(html, goals.html) &&
    isWithin(css, 12) &&
    isWithin(scriptBefore, 8) &&
    isWithin(scriptHydrated, goals.hydrated) &&
    isWithin(firstView, goals.view) &&
    requests <= 14
  const cells = [
    name,
    kilobytes(html, goals.html),
    kilobytes(css),
    kilobytes(scriptBefore),
    kilobytes(scriptHydrated, goals.hydrated),
    kilobytes(scriptAhead),
    kilobytes(firstView, goals.view),
    String(requests),
  ]
  return { cells, isMet }
}

function isWithin(bytes: number, goal: number | undefined): boolean {
  return goal === undefined || bytes <= goal * 1_024
}

function kilobytes(bytes: number, goal?: number): string {
  const text = (bytes / 1_024).toFixed(1)
  return goal === undefined ? text : `${text} (≤ ${goal})`
}

/** `barePress` is of a page of nothing but a button and what it opens. */
export function vitalsTable(seen: readonly Seen[], barePress: number): Table {
  return {
    title: 'What a phone has to do',
    how: `${how} Blocked is what tasks take beyond 50 ms each once content has been painted (the total blocking time), hydration included; before it, they delay the largest paint. The press is on the menu, and on a heart where there is one, once the page is quiet, until the next painting as Event Timing has it; the last row is what that takes on a page of one button and a word. Goals: blocked 30 ms, shift 0.005, press 50 ms, the largest paint in brackets.`,
    head: ['screen', 'largest paint', 'blocked before', 'blocked', 'shift', 'slowest press'],
    rows: [
      ...seen.map(vitalsRow),
      { cells: ['(one button)', '', '', '', '', `${Math.round(barePress)} ms`] },
    ],
  }
}

function vitalsRow({ screen: { name, goals }, visit }: Seen): Row {
  return {
    cells: [
      name,
      `${Math.round(visit.largestPaint)} ms (≤ ${goals.paint})`,
      `${Math.round(visit.blockedBefore)} ms`,
      `${Math.round(visit.blocked)} ms`,
      visit.shift.toFixed(4),
      `${Math.round(visit.slowestPress)} ms`,
    ],
    isMet:
      visit.largestPaint <= goals.paint &&
      visit.blocked <= 30 &&
      visit.shift <= 0.005 &&
      visit.slowestPress <= 50,
  }
}
