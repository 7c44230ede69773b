import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import type { Row, Table } from '../reports/table.ts'
import { openBenchMall } from './bench-mall.ts'
import { directoryData } from './frameworks/directory-data.ts'
import { type Framework, frameworks } from './frameworks/frameworks.ts'
import { prepare, quiet } from './frameworks/prepare.ts'
import { type PageWeight, weighPage } from './frameworks/weigh-page.ts'
import { type Compared, interleaveMeasures } from './interleave.ts'
import { hasWrk, loadRate, loadText, notMeasured } from './load.ts'
import { measureRendering } from './measure-rendering.ts'
import { pin, startPinned } from './pinned.ts'

const goal = 10
const times = 3

interface Measured extends Framework {
  /** Undefined without wrk. */
  readonly rates: Compared | undefined
  /** Beside the page that the framework keeps by itself, if it can. */
  readonly keptRates?: Compared
  readonly weight: PageWeight
}

interface Failed {
  readonly name: string
  readonly reason: string
}

/** The directory of 250 stores beside small versions of it in other frameworks. */
export async function benchFrameworks(): Promise<readonly Table[]> {
  const mall = await openBenchMall(250)
  try {
    pin(mall.site.pid)
    const data = await directoryData(mall.siteUrl)
    const logos = join(mall.options.contentFolder, '..', 'pictures', 'logos')
    const page = `${mall.siteUrl}/stores`
    const results: (Measured | Failed)[] = []
    for (const framework of frameworks) {
      const measuring = prepare(framework, data, logos).then((folder) => measure(framework, folder, page))
      results.push(
        await measuring.catch((error: unknown) => ({ name: framework.name, reason: reasonOf(error) })),
      )
    }
    const own = await weighPage(page)
    await mall.stop()
    const { anew } = await measureRendering(join(mall.options.dataFolder, 'site'), mall.platformUrl, 10)
    return [ratesTable(results, anew), weightsTable(results, own)]
  } finally {
    await mall.close()
  }
}

async function measure(framework: Framework, cwd: string, page: string): Promise<Measured> {
  const port = await freePort()
  const { args, env } = framework.serve(port)
  const address = `http://127.0.0.1:${port}/`
  const server = await startPinned({
    file: process.execPath,
    args,
    url: address,
    cwd,
    env: { ...quiet, ...env },
  })
  const compare = (other: string) =>
    interleaveMeasures(
      () => loadRate(page, { 'accept-encoding': 'br' }),
      () => loadRate(other, { 'accept-encoding': 'br' }),
      times,
    )
  try {
    const weight = await weighPage(address)
    const rates = hasWrk ? await compare(address) : undefined
    if (rates === undefined || framework.kept === undefined) return { ...framework, weight, rates }
    return { ...framework, weight, rates, keptRates: await compare(new URL(framework.kept, address).href) }
  } finally {
    await server.stop()
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}

function isMeasured(result: Measured | Failed): result is Measured {
  return 'weight' in result
}

function ratesTable(results: readonly (Measured | Failed)[], anew: number): Table {
  const all = results
    .filter(isMeasured)
    .flatMap(({ name, isReact, rates, keptRates }) => [
      ...(rates === undefined ? [] : [{ name: `${name}, rendered each time`, isReact, compared: rates }]),
      ...(keptRates === undefined
        ? []
        : [{ name: `${name}, kept by its own cache`, isReact, compared: keptRates }]),
    ])
  const best = all.filter(({ isReact }) => isReact).toSorted((x, y) => y.compared.b - x.compared.b)[0]
  return {
    title: 'Answers per second of the directory page, 250 stores',
    how: `${loadText}, brotli accepted; ${times} rounds in the order A B B A. The same data and much the same markup in each; each with its own production server, which sends what it sends by itself (none of them compresses with brotli). The core is full, so a page costs 1,000 ms of it divided by the rate. The goal counts for the fastest React framework.`,
    head: ['page', 'answers/s', 'ms a page', 'the site beside it, kept', 'ratio', 'goal'],
    rows: [
      { cells: ['the site, rendered anew', String(Math.round(1_000 / anew)), anew.toFixed(2), '', '', ''] },
      ...all.map((one) => rateRow(one, one === best)),
      ...results.flatMap(unratedRows),
    ],
  }
}

function rateRow({ name, compared }: { name: string; compared: Compared }, isBest: boolean): Row {
  const { a, b, ratio } = compared
  const rate = (perSecond: number) => Math.round(perSecond).toLocaleString('en')
  const cells = [name, rate(b), (1_000 / b).toFixed(2), rate(a), `${ratio.toFixed(0)} ×`]
  return isBest ? { cells: [...cells, `≥ ${goal} ×`], isMet: ratio >= goal } : { cells: [...cells, ''] }
}

function unratedRows(result: Measured | Failed): readonly Row[] {
  if (isMeasured(result) && result.rates !== undefined) return []
  const reason = 'reason' in result ? `not measured: ${result.reason}` : notMeasured
  return [{ cells: [result.name, reason, '', '', '', ''] }]
}

function weightsTable(results: readonly (Measured | Failed)[], own: PageWeight): Table {
  const row = (name: string, { html, css, scriptAtLoad, script }: PageWeight): Row => ({
    cells: [name, ...[html, css, scriptAtLoad, script].map((bytes) => bytes.toLocaleString('en'))],
  })
  return {
    title: 'What a browser fetches for it',
    how: 'Chromium, 360 × 640, processor at a quarter of its speed. Bytes in brotli (quality 11) of what came, whatever the server had done to it; all scripts include those fetched after the load event. The site’s page is the whole product, with map, hours, menus, search, offers and its theme; the others are the bare directory.',
    head: ['page', 'HTML', 'CSS', 'script until load', 'all script'],
    rows: [row('the site', own), ...results.filter(isMeasured).map(({ name, weight }) => row(name, weight))],
  }
}
