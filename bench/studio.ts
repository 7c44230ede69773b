import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { demoDocuments, withStores } from '../e2e/studio/demo-documents.ts'
import { findOrInstallBrowser } from '../e2e/support/find-browser.ts'
import { listenLocally } from '../e2e/support/listen-locally.ts'
import { launchBrowser } from '../e2e/support/visitor.ts'
import { FakePlatform } from '../studio/testing/fake-platform.ts'
import { serveFake } from '../studio/testing/serve-fake.ts'
import { buildStudio } from '../tools/build-studio.ts'
import { median, measurePairs } from './interleave.ts'
import type { Row, Table } from './report.ts'

const stores = 500
const rounds = 5
const letters = 40
/** How much slower than this machine the computer of the goals is. */
const slowdown = 4

/** A form, and the field of it into which letters are written. */
const forms = [
  ['point-of-interest', 'good-to-know', 'Name, English'],
  ['point-of-interest', 'lifts', 'Name, Spanish'],
  ['store', 'fogbound', 'Description, English'],
  ['page', 'about', 'Title, English'],
  ['homepage', 'homepage', 'Line below the welcome, English'],
] as const

/** Measures the processor time of the studio's pages: scripts, styles and layouts. */
export async function benchStudio(): Promise<readonly Table[]> {
  await buildStudio()
  const root = join(import.meta.dirname, '..')
  const platform = new FakePlatform(withStores(demoDocuments(new Date()), stores))
  const folders = { dist: join(root, 'studio', 'dist'), pictures: join(root, 'demo', 'pictures') }
  const server = serveFake(() => platform, folders)
  const baseURL = `http://127.0.0.1:${await listenLocally(server)}`
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const newPage = async () => (await browser.newContext({ baseURL, locale: 'en' })).newPage()
    const rows: Row[] = []
    for (const [kind, slug, field] of forms)
      rows.push(
        await letterRow(newPage, { path: `/entries/${platform.find(kind, slug).id}`, name: slug, field }),
      )
    const about = `/entries/${platform.find('page', 'about').id}`
    return [
      lettersTable(rows),
      actsTable(await timesOfList(await newPage()), await timesOfDraft(await newPage(), about)),
    ]
  } finally {
    await browser.close()
    server.close()
  }
}

function lettersTable(rows: readonly Row[]): Table {
  return {
    title: 'A letter in a form',
    how: `Processor time of a letter, mean of ${letters}, median of ${rounds} rounds A B B A beside the same letters in a page of one input.`,
    head: ['form', 'studio, ms', 'one input, ms', 'ratio', `÷ ${slowdown} computer, ms`, 'goal'],
    rows,
  }
}

interface Form {
  readonly path: string
  readonly name: string
  /** The name of the field in which the letters are typed. */
  readonly field: string
}

async function letterRow(newPage: () => Promise<Page>, { path, name, field }: Form): Promise<Row> {
  const form = await newPage()
  await form.goto(path)
  await form.getByRole('textbox', { name: field, exact: true }).first().click()
  await form.waitForLoadState('networkidle')
  const bare = await newPage()
  await bare.goto('data:text/html,<input>')
  await bare.locator('input').click()
  const pairs = await measurePairs(await typing(form), await typing(bare), rounds)
  const studio = median(pairs.map(({ a }) => a))
  const input = median(pairs.map(({ b }) => b))
  const ratio = median(pairs.map(({ a, b }) => a / b))
  await form.context().close()
  await bare.context().close()
  const slow = studio * slowdown
  return {
    cells: [
      `${name}: ${field}`,
      studio.toFixed(2),
      input.toFixed(2),
      ratio.toFixed(1),
      slow.toFixed(1),
      '≤ 16 ms',
    ],
    isMet: slow <= 16,
  }
}

/** Measures the milliseconds of a letter in the field that has the focus. */
async function typing(page: Page): Promise<() => Promise<number>> {
  const readWork = await watchWork(page)
  return async () => {
    await page.bringToFront()
    const before = await readWork()
    await page.keyboard.type('a'.repeat(letters), { delay: 40 })
    return ((await readWork()) - before) / letters
  }
}

function actsTable(list: readonly number[], draft: readonly number[]): Table {
  const row = (name: string, times: readonly number[], goal: number): Row => {
    const time = median(times)
    return { cells: [name, `${time.toFixed(0)} ms`, `≤ ${goal} ms`], isMet: time <= goal }
  }
  return {
    title: 'A list and a draft',
    how: `Processor time of the page, median of ${rounds}.`,
    head: ['what', 'seen', 'goal'],
    rows: [row(`a list of ${stores} stores, drawn`, list, 100), row('a draft, saved', draft, 150)],
  }
}

async function timesOfList(page: Page): Promise<readonly number[]> {
  await page.goto('/stores')
  const readWork = await watchWork(page)
  const rows = page.locator('main table tbody tr')
  await rows.first().waitFor()
  return repeat(async () => {
    await page.getByRole('link', { name: 'Hours' }).click()
    await page.locator('[class*=days]').waitFor()
    const before = await readWork()
    await page.getByRole('link', { name: 'Stores', exact: true }).click()
    await rows.nth(20).waitFor()
    return (await readWork()) - before
  })
}

async function timesOfDraft(page: Page, path: string): Promise<readonly number[]> {
  await page.goto(path)
  const title = page.getByLabel('Title, English').first()
  const readWork = await watchWork(page)
  let count = 0
  return repeat(async () => {
    await title.fill(`About the harbour ${(count += 1)}`)
    const before = await readWork()
    await page.waitForResponse((response) => response.request().method() !== 'GET')
    await page.waitForTimeout(500)
    return (await readWork()) - before
  })
}

async function repeat(measure: () => Promise<number>): Promise<readonly number[]> {
  const times: number[] = []
  for (let count = 0; count < rounds; count += 1) times.push(await measure())
  return times
}

/** Reads how many milliseconds the page has computed for its scripts, styles and layouts, in time of the processor. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const counted = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'])
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.reduce((sum, { name, value }) => sum + (counted.has(name) ? value * 1_000 : 0), 0)
  }
}
