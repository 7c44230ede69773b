import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findOrInstallBrowser } from '../browser.ts'
import { buildSite } from '../build-site.ts'
import { freePort } from '../free-port.ts'
import { startMall } from '../mall.ts'
import type { Row, Table } from '../reports/table.ts'
import { untilOpen } from '../wait-until.ts'
import { installLighthouse, type LighthouseReport, runLighthouse } from './lighthouse-run.ts'
import { findScreens, type Screen } from './lighthouse-screens.ts'

const goal = 100
const goalOfHome = 99

/** What Lighthouse says of every kind of screen on a phone. */
export async function benchLighthouse(): Promise<readonly Table[]> {
  installLighthouse()
  buildSite()
  const dataFolder = await mkdtemp(join(tmpdir(), 'promenade-lighthouse-'))
  const mall = await startMall({
    dataFolder,
    contentFolder: 'demo/content',
    sitePort: await freePort(),
    platformPort: await freePort(),
    environment: { DATABASE_URL: undefined, LOG_LEVEL: 'error' },
  })
  try {
    await untilOpen(mall.siteUrl)
    return [table(await measure(mall.siteUrl))]
  } finally {
    await mall.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function measure(siteUrl: string): Promise<readonly Row[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  })
  try {
    const rows: Row[] = []
    for (const screen of await findScreens(siteUrl)) {
      rows.push(rowOf(screen, await runLighthouse(`${siteUrl}${screen.path}`, port, screen.isKeptFromSearch)))
    }
    return rows
  } finally {
    await browser.close()
  }
}

function rowOf({ name, path }: Screen, { scores, faults }: LighthouseReport): Row {
  const least = path === '/' ? goalOfHome : goal
  return {
    cells: [name, ...scores.map(String), faults.length === 0 ? '–' : faults.join(', ')],
    isMet: scores.every((score) => score >= least),
  }
}

function table(rows: readonly Row[]): Table {
  return {
    title: 'Lighthouse on a phone',
    how:
      'The demo mall in Lighthouse’s own mobile set-up (412 × 823, 1.6 Mb/s, 150 ms, CPU ×4, simulated), one run each; goal 100, ' +
      'home 99. Screens that no search engine should keep are not blamed for saying so.',
    head: ['screen', 'performance', 'accessibility', 'best practices', 'SEO', 'what is at fault'],
    rows,
  }
}
