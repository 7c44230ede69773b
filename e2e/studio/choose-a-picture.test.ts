import { expect, it } from 'vitest'
import { phone, useStudio } from './open.ts'

const open = useStudio()
const photo = { name: 'lamps.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') }

it('keeps a photo that did not arrive from a phone, and sends it when there is a network', async () => {
  const { page, platform } = await open('/entries/new-promotion', phone)
  await page.getByLabel('Name, English').fill('Lamps')
  await page.getByText(/^Saved \d/).waitFor()
  let isCut = true
  await page.route('**/api/v1/media', (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.locator('input[type=file]').setInputFiles(photo)
  const notice = page.getByText('lamps.jpg is kept here and sent as soon as there is one.')
  await notice.waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await notice.waitFor()
  isCut = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByLabel('What the picture shows, English').waitFor()
  expect(platform.uploads).toHaveLength(1)
  expect(await notice.count()).toBe(0)
})

it('asks what a picture shows, unless it only decorates, and shows what stays in sight', async () => {
  const { page, platform } = await open('/entries/new-promotion')
  await page.getByLabel('Name, English').fill('Lamps')
  await page.locator('input[type=file]').setInputFiles(photo)
  const hint = page.getByText('Say what the picture shows, or that it is only decoration.')
  await hint.waitFor()
  await page.getByText('Only decoration: it says nothing that the text does not').click()
  await expect.poll(() => hint.count()).toBe(0)
  expect(await page.getByLabel('What the picture shows, English').count()).toBe(0)
  await page.getByRole('button', { name: /^What stays in sight/ }).press('ArrowLeft')
  await expect.poll(() => platform.writes).toContain(`PATCH /media/${platform.uploads[0]}`)
  await expect
    .poll(() => [...platform.entries.values()].at(-1)?.draft?.document['picture'])
    .toEqual({ path: platform.uploads[0], decorative: true })
})
