import { entriesSchema } from '@promenade/contract/studio-api/entries'
import { freePort } from '@promenade/process/free-port'
import type { Browser, Page } from 'playwright-core'
import { findOrInstallBrowser } from '../e2e/support/find-browser.ts'
import { launchBrowser } from '../e2e/support/visitor.ts'
import { buildStudio } from '../tools/build-studio.ts'
import { openBenchMall } from './bench-mall.ts'
import { median } from './interleave.ts'
import type { Row, Table } from './report.ts'

const stores = 250
const rounds = 5
/** A store of the demo mall. */
const slug = 'ixtle'
/** Both processes have nothing left to do: what was typed is saved, and the page that it was typed for was loaded again. */
const restMs = 5_000

/** How long staff wait until the preview of a record is open, and until it shows what they type. */
export async function benchPreview(): Promise<readonly Table[]> {
  await buildStudio()
  const mall = await openBenchMall(
    stores,
    {},
    { studioPort: await freePort(), previewPort: await freePort() },
  )
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const page = await openEditor(browser, mall.studioUrl ?? '')
    const opened = await repeat((round) => timeToOpen(page, `Words of round ${round}`))
    await press(page)
    const typed = await repeat((round) =>
      timeToPage(page, `Typed in round ${round}`, (text) => write(page, text)),
    )
    const formatted = await repeat((round) =>
      timeToPage(page, `Formatted in round ${round}`, (text) => descriptionOf(page).fill(text)),
    )
    return [
      timesTable([
        row('the preview of a changed record, opened', opened, 600),
        row('a text, typed', typed, 150),
        row('a text with markup, typed', formatted, 150),
      ]),
    ]
  } finally {
    await browser.close()
    await mall.close()
  }
}

function timesTable(rows: readonly Row[]): Table {
  return {
    title: 'From the press or the letter to the page',
    how: `The demo mall with ${stores} stores; median of ${rounds}, after a first one that is not counted. A text is there when the page has it.`,
    head: ['what', 'seen', 'goal'],
    rows,
  }
}

function row(name: string, times: readonly number[], goal: number): Row {
  const time = median(times)
  return { cells: [name, `${time.toFixed(0)} ms`, `≤ ${goal} ms`], isMet: time <= goal }
}

async function repeat(measure: (round: number) => Promise<number>): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) times.push(await measure(round))
  return times.slice(1)
}

/** Logs in with the link of the demo mall, and opens the form of a store. */
async function openEditor(browser: Browser, studioUrl: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  const page = await context.newPage()
  await page.goto(studioUrl)
  await page.getByRole('link', { name: 'Today' }).first().waitFor()
  const { origin } = new URL(page.url())
  const { items } = entriesSchema.parse(await (await page.request.get(`${origin}/api/v1/entries`)).json())
  const entry = items.find((item) => item.kind === 'store' && item.slug === slug)
  await page.goto(`${origin}/entries/${entry?.id}`)
  await summaryOf(page).waitFor()
  return page
}

function summaryOf(page: Page) {
  return page.locator('[id="field-summary.en"]')
}

function descriptionOf(page: Page) {
  return page.locator('[id="field-description.en"]')
}

async function write(page: Page, text: string): Promise<void> {
  await summaryOf(page).fill(text)
}

/** Opens the preview, or closes it. */
async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
}

async function timeToOpen(page: Page, text: string): Promise<number> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok())
  await write(page, text)
  await saved
  const time = await timeToPage(page, text, () => press(page))
  await press(page)
  return time
}

/** Milliseconds from an act to a page in the frame that has the text. */
async function timeToPage(page: Page, text: string, act: (text: string) => Promise<void>): Promise<number> {
  await page.waitForTimeout(restMs)
  const start = performance.now()
  await act(text)
  await page.frameLocator('iframe').getByText(text).first().waitFor()
  return performance.now() - start
}
