import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { demoDocuments } from './demo-documents.ts'
import { useStudio } from './open.ts'

const demo = demoDocuments(new Date(now()))
const stores = demo.filter(({ kind }) => kind === 'store')

/** The demo mall's stores under other names, so that there are 500 of them. */
const more = Array.from({ length: 500 - stores.length }, (_, index) => {
  const name = `Store ${index}`
  const document = { ...stores[index % stores.length]?.document, name: { en: name, es: name } }
  return { kind: 'store' as const, slug: `store-${index}`, document }
})

const open = useStudio([...demo, ...more])

/**
 * Reads how many milliseconds the page has computed for its scripts, styles and layouts. It is the time of the
 * processor, so that it is the same on a busy machine.
 */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const counted = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'])
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.reduce((sum, { name, value }) => sum + (counted.has(name) ? value * 1_000 : 0), 0)
  }
}

it('shows a list of 500 within 100 ms of work, and the rest of it while somebody scrolls', async () => {
  const { page } = await open('/stores')
  const readWork = await watchWork(page)
  const rows = page.locator('.entries tbody tr')
  await rows.first().waitFor()
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole('link', { name: 'Hours' }).click()
    await page.locator('.days').waitFor()
    const before = await readWork()
    await page.getByRole('link', { name: 'Stores' }).click()
    await rows.nth(20).waitFor()
    times.push((await readWork()) - before)
  }
  expect(Math.min(...times)).toBeLessThan(100)
  await page.getByText('500 entries').waitFor()
  await expect
    .poll(async () => {
      await rows.last().scrollIntoViewIfNeeded()
      return rows.count()
    })
    .toBe(500)
})

it.each([
  ['point-of-interest', 'good-to-know', 'Name, English'],
  ['point-of-interest', 'lifts', 'Name, Spanish'],
  ['store', 'fogbound', 'Description, English'],
  ['page', 'about', 'Title, English'],
  ['homepage', 'homepage', 'Line below the welcome, English'],
] as const)(
  'shows a letter in %s %s within 16 ms on a computer of a quarter of the speed',
  async (...form) => {
    const [kind, slug, field] = form
    const { page, platform } = await open('/')
    await page.goto(`/entries/${platform.find(kind, slug).id}`)
    await page.getByRole('textbox', { name: field, exact: true }).first().click()
    await page.waitForLoadState('networkidle')
    const readWork = await watchWork(page)
    const letters = 40
    const before = await readWork()
    await page.keyboard.type('a'.repeat(letters), { delay: 40 })
    const ofOne = ((await readWork()) - before) / letters
    expect(ofOne * 4).toBeLessThan(16)
  },
)

it('saves a draft within 150 ms of work', async () => {
  const { page, platform } = await open('/')
  await page.goto(`/entries/${platform.find('page', 'about').id}`)
  await page.getByLabel('Title, English').first().fill('About the harbour')
  const readWork = await watchWork(page)
  const before = await readWork()
  await page.getByText(/^Saved \d/).waitFor()
  expect((await readWork()) - before).toBeLessThan(150)
})
