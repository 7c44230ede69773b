import { expect, it } from 'vitest'
import { daysAfter, today } from '../support/clock/days.ts'
import { boxOf } from '../support/measure.ts'
import { phone, useStudio } from './open.ts'

const open = useStudio()
const photo = { name: 'lamps.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') }

it('puts up a promotion with picture and two languages, live at once, and takes it back', async () => {
  const { page, platform } = await open('/')
  const start = daysAfter(today(), -2)
  await page.getByRole('link', { name: 'Put up a promotion', exact: true }).click()
  await page.getByLabel('Name, English').fill('Two lamps for one')
  await page.getByLabel('Name, Spanish').fill('Dos lámparas por una')
  await page.locator('input[type=file]').setInputFiles(photo)
  await page.getByLabel('What the picture shows, English').fill('Two lamps on a table.')
  await page.getByRole('textbox', { name: 'Description, English' }).fill('Until the shelf is empty.')
  await page.getByRole('group', { name: 'First day' }).getByRole('spinbutton').first().click()
  await page.keyboard.type(start.replaceAll('-', ''))
  await page.getByText(/^Saved \d/).waitFor()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('“Two lamps for one” is live.').waitFor()
  const entry = [...platform.entries.values()].at(-1)
  expect(entry?.published?.document).toEqual({
    name: { en: 'Two lamps for one', es: 'Dos lámparas por una' },
    picture: { path: platform.uploads[0], alt: { en: 'Two lamps on a table.' } },
    description: { en: '<p>Until the shelf is empty.</p>' },
    start,
  })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone: everything is as it was before.').waitFor()
  expect(entry?.published).toBeUndefined()
})

it('schedules it for Friday at six in the time of the mall, from a phone in Spanish', async () => {
  const { page, platform } = await open('/entries/new-promotion', { ...phone, locale: 'es' })
  await page.getByLabel('Nombre, Inglés').fill('Lamps')
  await page.getByRole('textbox', { name: 'Descripción, Inglés' }).fill('All of them.')
  await page.getByRole('group', { name: 'Primer día' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('23112099')
  await page.getByRole('button', { name: 'Publicar…' }).click()
  await page.getByLabel('A una hora fija', { exact: true }).check()
  await page.getByRole('group', { name: 'Día', exact: true }).getByRole('spinbutton').first().click()
  await page.keyboard.type('24122099')
  await page.getByRole('button', { name: 'Programar' }).click()
  const notice = page.getByText('«Lamps» se publica')
  await notice.waitFor()
  // Its text has most of the width of a phone, above its buttons.
  expect((await boxOf(notice)).width).toBeGreaterThan(phone.viewport.width / 2)
  expect([...platform.entries.values()].at(-1)?.scheduled).toMatchObject([
    { action: 'publish', at: '2099-12-24T10:00:00.000Z' },
  ])
  // Text that is written later is not part of the plan.
  await page.getByLabel('Nombre, Inglés').fill('Lamps and shades')
  await page.getByText('es el texto de antes de los últimos cambios').waitFor()
  await page.getByRole('button', { name: 'Incluir los cambios' }).click()
  await page.getByRole('button', { name: 'Programar', exact: true }).click()
  await page.getByText('«Lamps and shades» se publica').waitFor()
})

it('says what is missing, and each fault leads to its field', async () => {
  const { page } = await open('/entries/new-promotion')
  await page.getByLabel('Name, English').fill('Lamps')
  await page.getByRole('button', { name: 'Publish …' }).click()
  const summary = page.getByRole('group', { name: 'What is missing' })
  await summary.waitFor()
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Description' }).click()
  const text = page.getByRole('textbox', { name: 'Description, English' })
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByText('This is needed to publish.').count()).toBe(1)
})
