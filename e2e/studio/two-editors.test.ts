import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations } from '../support/violations.ts'
import { openStudioPlatform } from './open-platform.ts'

const studio = openStudioPlatform()

/** Two people who have one record open, each in a browser of their own. */
async function openTogether(slug: string) {
  const { id } = await studio
    .database()
    .selectFrom('entry')
    .select('id')
    .where('slug', '=', slug)
    .where('kind', '=', 'store')
    .executeTakeFirstOrThrow()
  const path = `/entries/${id}`
  const open = async (name: string) => {
    const staffId = await studio.addStaff(name, 'editor')
    await studio.addSecondMeans(staffId)
    const { page } = await studio.open(path, { staffId })
    await page.getByLabel('Telephone').waitFor()
    return page
  }
  const [ada, ben] = [await open(`Ada ${slug}`), await open(`Ben ${slug}`)]
  const saved = async () => {
    const { document } = await studio
      .database()
      .selectFrom('revision')
      .select('document')
      .where('entry_id', '=', id)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    return document
  }
  return { ada, ben, id, path, saved }
}

const isSaved = (page: Page) => page.getByText(/^Saved \d/).waitFor()

it('tells both of a conflict, saves nothing until it is decided, and asks before publishing', async () => {
  const { ada, ben, path, saved } = await openTogether('quiet-corner')
  await ben.getByText('Open here too: Ada quiet-corner').waitFor()
  await ada.getByText('Open here too: Ben quiet-corner').waitFor()
  // Both type before they hear of each other's text.
  const line = (page: Page) => page.getByLabel('In one line, English')
  await ben.route('**/draft', async (route) => {
    await isSaved(ada)
    await route.continue()
  })
  await line(ben).fill('A quiet place to read and rest')
  await line(ada).fill('A quiet place to read and play')
  const dialog = ben.getByRole('dialog', { name: 'Ada quiet-corner changed the same field' })
  await dialog.waitFor()
  await expect.poll(() => dialog.locator('mark').allTextContents()).toEqual(['rest', 'play'])
  expect(await violations(ben)).toEqual([])
  await ada.getByText('Ben quiet-corner has another text and chooses which one stays').waitFor()
  await ada.getByText('Ben quiet-corner has another text here, and has not chosen yet').waitFor()

  // The cross and Escape decide nothing.
  await dialog.getByRole('button', { name: 'Decide later' }).first().click()
  await ben.getByText('one field is not decided').waitFor()
  await ben.getByText('Not decided: Ada quiet-corner has another text here.').waitFor()
  expect(await line(ben).inputValue()).toBe('A quiet place to read and rest')
  await ben.getByRole('status').getByText('one field is not decided').waitFor()
  await ben.getByLabel('Telephone').fill('902-555-0199')
  await ben.waitForTimeout(2_500)
  expect(await saved()).toMatchObject({ summary: { en: 'A quiet place to read and play' } })
  expect(await saved()).not.toMatchObject({ phone: '902-555-0199' })

  // Both texts outlast the page, and the question comes again.
  await ben.goto(path)
  await dialog.waitFor()
  await ben.keyboard.press('Escape')
  expect(await line(ben).inputValue()).toBe('A quiet place to read and rest')

  await ben.getByRole('button', { name: 'Publish …' }).click()
  await dialog.waitFor()
  const save = dialog.getByRole('button', { name: 'Save this choice' })
  expect(await save.isDisabled()).toBe(true)
  await dialog.getByText('Ada quiet-corner’s').click()
  await save.click()
  await ben.getByRole('dialog', { name: /^Publish/ }).waitFor()
  await expect.poll(saved).toMatchObject({
    summary: { en: 'A quiet place to read and play' },
    phone: '902-555-0199',
  })
  await ada.getByText('Ben quiet-corner changed this meanwhile, and you see it here: Telephone').waitFor()
  await expect.poll(() => ada.getByLabel('Telephone').inputValue()).toBe('902-555-0199')
  await expect.poll(() => ada.getByText('has not chosen yet').count()).toBe(0)
})

it('merges different paragraphs of one text, with the cursor where it was', async () => {
  const { ada, ben, saved } = await openTogether('net-works')
  const text = (page: Page) => page.getByRole('textbox', { name: 'Description, English' })
  await text(ada).click()
  await ada.keyboard.press('Control+A')
  await ada.keyboard.insertText('First of both')
  await ada.keyboard.press('Enter')
  await ada.keyboard.insertText('Second of both')
  await isSaved(ada)
  await text(ben).getByText('Second of both').waitFor()

  await text(ben).getByText('Second of both').click()
  await ben.keyboard.press('End')
  await ben.keyboard.insertText(', by Ben')
  await text(ada).getByText('First of both').click()
  await ada.keyboard.press('End')
  await ada.keyboard.insertText(', by Ada')
  const both = '<p>First of both, by Ada</p>\n<p>Second of both, by Ben</p>'
  await expect.poll(saved).toMatchObject({ description: { en: both } })
  for (const page of [ada, ben])
    await expect
      .poll(() => text(page).locator('p').allTextContents())
      .toEqual(['First of both, by Ada', 'Second of both, by Ben'])
  await ada.keyboard.insertText(' again')
  await ben.keyboard.insertText(' too')
  await expect.poll(saved).toMatchObject({
    description: { en: '<p>First of both, by Ada again</p>\n<p>Second of both, by Ben too</p>' },
  })
  expect(await ada.getByRole('dialog').count()).toBe(0)
})
