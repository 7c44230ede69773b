import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations } from '../support/violations.ts'
import { findUnreadable } from './find-unreadable.ts'
import { phone, useStudio } from './open.ts'

const open = useStudio()
const photo = { name: 'lamps.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') }

const text = (page: Page) => page.getByRole('textbox', { name: 'Description, English' })

it('takes a picture with its words on a phone, shows what it says, and removes and undoes it', async () => {
  const { page, platform } = await open('/entries/new-promotion', phone)
  const written = () => [...platform.entries.values()].at(-1)?.draft?.document['description']
  await page.getByLabel('Name, English').fill('Lamps')
  await text(page).fill('All of brass.')
  await page.getByRole('button', { name: 'Insert a picture' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Picture in the text' })
  await sheet.locator('input[type=file]').setInputFiles(photo)
  const alt = sheet.getByLabel('What the picture shows, English')
  await alt.waitFor()
  await sheet.getByRole('button', { name: 'Put it into the text' }).click()
  const hint = page.getByRole('status').filter({ hasText: 'Say what the picture shows' })
  await hint.waitFor()
  await page.getByRole('button', { name: 'Change the picture' }).click()
  await alt.fill('Two lamps')
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const caption = sheet.getByRole('textbox', { name: 'Caption below the picture, English' })
  await caption.click()
  await page.keyboard.type('By ')
  await page.keyboard.press('Control+i')
  await page.keyboard.type('Ana')
  expect(await violations(page)).toEqual([])
  expect(await findUnreadable(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Change the picture' }).click()
  await expect.poll(() => hint.count()).toBe(0)
  const [path] = platform.uploads
  const figure = `<figure><img src="${path}" alt="Two lamps"><figcaption>By <em>Ana</em></figcaption></figure>`
  await expect.poll(written).toEqual({ en: `<p>All of brass.</p>\n${figure}` })
  await page.getByText('The picture “Two lamps” is selected').waitFor()
  await expect.poll(() => text(page).evaluate((element) => element === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: 'Change the picture' }).click()
  await sheet.getByText('Only decoration').click()
  await sheet.getByRole('button', { name: 'Change the picture' }).click()
  await expect.poll(written).toEqual({ en: `<p>All of brass.</p>\n${figure.replace('Two lamps', '')}` })

  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect.poll(written).toEqual({ en: '<p>All of brass.</p>' })
  await page.keyboard.press('Control+z')
  await expect.poll(written).toEqual({ en: `<p>All of brass.</p>\n${figure.replace('Two lamps', '')}` })
})

it('goes on in a text after the language of the studio has changed', async () => {
  const { page } = await open('/entries/new-promotion')
  await page.getByLabel('Name, English').fill('Lamps')
  await text(page).click()
  // At once: a pause between two keys would make two steps of it.
  await page.keyboard.insertText('All of brass.')
  await page.getByRole('button', { name: 'Español' }).click()
  const inSpanish = page.getByRole('textbox', { name: 'Descripción, Inglés' })
  await expect.poll(() => inSpanish.textContent()).toBe('All of brass.')
  await inSpanish.press('Control+z')
  await expect.poll(() => inSpanish.textContent()).toBe('')
})

it('takes a picture that is pasted or dropped as a file', async () => {
  const { page, platform } = await open('/entries/new-promotion')
  await page.getByLabel('Name, English').fill('Lamps')
  const sheet = page.getByRole('dialog', { name: 'Picture in the text' })
  for (const name of ['paste', 'drop'] as const) {
    await text(page).click()
    await text(page).evaluate((element, type) => {
      const data = new DataTransfer()
      data.items.add(new File(['photo'], 'lamps.png', { type: 'image/png' }))
      const { x, y } = element.getBoundingClientRect()
      const init = { bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 20 }
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      )
    }, name)
    await sheet.getByLabel('What the picture shows, English').waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
  expect(platform.uploads).toHaveLength(2)
})

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

it('says below a picture of the text that it has too few pixels', async () => {
  const { page, platform } = await open('/stores')
  const promotion = platform.find('promotion', 'ramen-lunch-set')
  const pictures = ['1a/dot.png', 'events/cinema-by-the-harbour.jpg'].map(
    (path) => `<figure><img src="${path}" alt="Lamps"></figure>`,
  )
  platform.changeAsColleague(promotion, { description: { en: pictures.join('\n') } })
  const files = '**/media/1a/dot.png'
  await page.route(files, (route) => route.fulfill({ contentType: 'image/png', body: dot }))
  await page.goto(`/entries/${promotion.id}`)
  const [small, large] = [text(page).locator('figure').first(), text(page).locator('figure').last()]
  await small.getByText('Only 1 × 1 pixels').waitFor()
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 1200
  await expect.poll(() => large.locator('img').evaluate(isLoaded)).toBe(true)
  expect(await large.innerText()).toBe('')
  await page.unroute(files)
})

it('edits a table with keys and buttons that load with it', async () => {
  const { page, platform } = await open('/entries/new-promotion')
  const written = () => [...platform.entries.values()].at(-1)?.draft?.document['description']
  await page.getByLabel('Name, English').fill('Lamps')
  await text(page).click()
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  await tool('Table').first().click()
  await text(page).locator('th').first().click()
  await tool('Row +').waitFor()
  await page.keyboard.type('Day')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fare')
  await tool('Row −').click()
  await tool('Row −').click()
  await tool('Column +').click()
  await expect
    .poll(written)
    .toMatchObject({ en: expect.stringMatching(/^<table><tbody><tr><t[hd]><\/t[hd]>/) })
  await tool('Table').first().click()
  await expect.poll(written).toBeUndefined()
})
