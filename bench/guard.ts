import { fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { setRunClock } from '../e2e/support/clock/run-clock.ts'
import { findOrInstallBrowser } from '../e2e/support/find-browser.ts'
import { visitScreen } from '../e2e/support/lab/visit-screen.ts'
import { launchBrowser } from '../e2e/support/visitor.ts'
import { type BenchMall, openBenchMall } from './bench-mall.ts'
import { compare, measurePairs } from './interleave.ts'
import { firstMessage, hasWrk } from './load.ts'
import { measureRendering } from './measure-rendering.ts'
import type { Row, Table } from './report.ts'
import { compareRates } from './server-rates.ts'
import { startSiteAlone, timeStartOf } from './server-starts.ts'

const baselineFile = join(import.meta.dirname, 'baseline.json')

/** A figure fails when it is worse than its baseline by more than this: one that is measured, and one that is counted. */
const tolerances = { measured: 0.1, counted: 0.03 }

const stores = 250

/** Number of processes of each server: one may be a fifth faster than another of the same program. */
const launches = 3

interface Figure {
  readonly name: string
  readonly value: number
  /** True if more is better. */
  readonly isRate?: boolean
  /** True for bytes and numbers, which are the same in each run but for the names of files. */
  readonly isCounted?: boolean
}

/** The ratios and sizes that fit into three minutes, beside those of `baseline.json`. */
export async function benchGuard(): Promise<readonly Table[]> {
  const figures = await measureFigures()
  const record = () => {
    writeBaseline(figures)
    return guardTable(figures)
  }
  return [{ ...guardTable(figures), record }]
}

function guardTable(figures: readonly Figure[]): Table {
  const baseline = readBaseline()
  return {
    title: 'Beside the baseline',
    how: `A generated mall of ${stores} stores; its screens on a Wednesday morning. Rates and times are ratios to their peer in the same run: node:http with the same bytes, renderToString of the same tree, a bare server’s start. A ratio that is more than ${tolerances.measured * 100} % worse than its baseline fails, bytes and numbers from ${tolerances.counted * 100} % on; \`npm run bench record guard\` writes the baseline anew.`,
    head: ['figure', 'measured', 'baseline'],
    rows: figures.map((figure) => guardRow(figure, baseline.get(figure.name))),
  }
}

export function guardRow(
  { name, value, isRate = false, isCounted = false }: Figure,
  baseline: number | undefined,
): Row {
  const cells = [name, text(value), baseline === undefined ? 'none' : text(baseline)]
  if (baseline === undefined) return { cells, isMet: false }
  const worse = isRate ? baseline / value : value / baseline
  const tolerance = isCounted ? tolerances.counted : tolerances.measured
  // A baseline of zero has no relative change.
  return { cells, isMet: baseline === 0 ? value === 0 : worse <= 1 + tolerance }
}

function text(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
}

function writeBaseline(figures: readonly Figure[]): void {
  const baseline = Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toFixed(3))]))
  writeFileSync(baselineFile, `${JSON.stringify(baseline, undefined, 2)}\n`)
}

function readBaseline(): ReadonlyMap<string, number> {
  const values: Record<string, number> = JSON.parse(readFileSync(baselineFile, 'utf8'))
  return new Map(Object.entries(values))
}

async function measureFigures(): Promise<readonly Figure[]> {
  const mall = await openBenchMall(stores)
  try {
    await mall.stop()
    const rendering = await measureRendering(mall, 10)
    const ratios = [
      ...(await cachedFigures(mall)),
      { name: 'rendered anew ÷ renderToString', value: rendering.ratio },
      { name: 'start of the site ÷ start of a bare server', value: await measureStart(mall) },
    ]
    return [...ratios, ...(await screenFigures())]
  } finally {
    await mall.close()
  }
}

async function cachedFigures(mall: BenchMall): Promise<readonly Figure[]> {
  if (!hasWrk) throw new Error('The rate from the cache needs wrk, which is not installed.')
  const { ratio } = compare(await compareRates(mall, launches))
  return [{ name: 'from the cache ÷ node:http', value: ratio, isRate: true }]
}

async function measureStart({ options, platformUrl }: BenchMall): Promise<number> {
  const startSite = () => timeStartOf(() => startSiteAlone(options, platformUrl), '/stores')
  return compare(await measurePairs(startSite, timeBareStart, 4)).ratio
}

/** Milliseconds from the launch of a bare server to its first response. */
async function timeBareStart(): Promise<number> {
  const begun = performance.now()
  const server = fork(join(import.meta.dirname, 'bare-server.ts'))
  try {
    server.send({ headers: {}, body: '' })
    const { port } = await firstMessage<AddressInfo>(server)
    await fetch(`http://127.0.0.1:${port}/`)
    return performance.now() - begun
  } finally {
    server.kill()
  }
}

const screens = { home: '/', directory: '/stores', store: '/stores/ixtle', map: '/map' }

async function screenFigures(): Promise<readonly Figure[]> {
  // A fixed clock gives each run the same opening hours. The ratios run without it, because it costs time.
  setRunClock()
  const mall = await openBenchMall(stores)
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(screens))
      figures.push(...(await weigh(browser, name, mall.siteUrl + path)))
    return figures
  } finally {
    await browser.close()
    await mall.close()
  }
}

async function weigh(browser: Browser, name: string, url: string): Promise<readonly Figure[]> {
  const visit = await visitScreen(browser, url, 'save-data', async (screen) => screen.visit)
  return [
    { name: `${name}: bytes of HTML`, value: visit.html, isCounted: true },
    { name: `${name}: bytes of script`, value: visit.script, isCounted: true },
    { name: `${name}: elements`, value: visit.elements, isCounted: true },
    { name: `${name}: requests`, value: visit.requests, isCounted: true },
  ]
}
