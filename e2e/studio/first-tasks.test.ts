import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useStudio } from './open.ts'

const open = useStudio()

it('guides through six tasks of a first hour, each with its undo', async () => {
  const { page, platform } = await open('/entries/new-promotion')
  await page.getByText('Begin to write: it is saved by itself').waitFor()
  await page.getByLabel('Name, English').fill('Lamps')
  await page.getByText(/^Saved \d/).waitFor()
  // A draft is not on the site yet.
  await expectDone(page, 0)

  await publish(page, platform.find('promotion', 'free-bike-boxes').id)
  await expectDone(page, 1)
  await page.getByRole('link', { name: 'Change the line under a store’s name' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await publish(page)
  await publish(page, [...platform.entries.values()].find(({ kind }) => kind === 'special-day')?.id)
  await expectDone(page, 3)
  await page.getByRole('link', { name: 'Find out where a picture is used' }).click()
  await page.getByRole('heading', { name: 'Pictures' }).waitFor()
  await untilNoted(page, 'studio-seen-pictures')
  await expectDone(page, 4)
  await page.getByRole('link', { name: 'Read what a visitor wrote' }).click()
  await page.getByText('Objeto perdido').waitFor()
  await untilNoted(page, 'studio-seen-people')
  await expectDone(page, 5)

  await page.getByRole('link', { name: 'Undo something' }).click()
  await page
    .getByRole('button', { name: /^Undo: Published/ })
    .first()
    .click()
  await page.getByText('Undone: everything is as it was before.').waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Your first hour' }).count()).toBe(0)
})

it('offers what ended as the start of a new one where a list is empty', async () => {
  const { page, platform } = await open('/')
  const entry = [...platform.entries.values()].find(({ kind }) => kind === 'event')
  if (entry?.published === undefined) throw new Error('The demo mall has no event.')
  entry.published = {
    ...entry.published,
    document: { ...entry.published.document, start: '2020-12-01', end: '2020-12-24' },
  }
  await page.goto('/whats-on?kind=event&state=draft')
  await page.getByRole('link', { name: 'New event' }).waitFor()
  const again = page.getByRole('heading', { name: /^Put one up again/ }).locator('+ ul a')
  // Others have ended by now too.
  await again.and(page.locator(`[href$="from=${entry.id}"]`)).click()
  await expect.poll(() => page.url()).toContain(`/entries/new-event?from=${entry.id}`)
})

/** Waits until the device knows that a screen was seen, a moment after it shows. */
async function untilNoted(page: Page, key: string): Promise<void> {
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe('1')
}

async function expectDone(page: Page, tasks: number): Promise<void> {
  await page.goto('/')
  const head = page.getByRole('heading', { name: 'Your first hour' }).locator('+ span')
  await expect.poll(() => head.textContent()).toBe(`${tasks} of 6`)
}

/** Publishes the record again, as somebody does who changed nothing. */
async function publish(page: Page, id?: number): Promise<void> {
  if (id !== undefined) await page.goto(`/entries/${id}`)
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText(/is live\.$/).waitFor()
}
