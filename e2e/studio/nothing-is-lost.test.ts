import { expect, it } from 'vitest'
import { useStudio } from './open.ts'

const open = useStudio()

it('keeps what is typed without a network through a closed tab, and sends it when the network is back', async () => {
  const { page, platform } = await open('/stores')
  const store = platform.find('store', 'ixtle')
  await page.goto(`/entries/${store.id}`)
  const line = page.getByLabel('In one line, English')
  await line.waitFor()
  platform.isDown = true
  await line.fill('Kept through thick and thin')
  await page.getByText('no connection').waitFor()
  const context = page.context()
  await page.close()
  const again = await context.newPage()
  platform.isDown = false
  await again.goto(`/entries/${store.id}`)
  await expect
    .poll(() => again.getByLabel('In one line, English').inputValue())
    .toBe('Kept through thick and thin')
  await expect
    .poll(() => store.draft?.document['summary'])
    .toMatchObject({ en: 'Kept through thick and thin' })
  await again.getByText(/^Saved \d/).waitFor()
})

it('keeps what is typed after a log-out, and sends it after the next login', async () => {
  const { page, platform } = await open('/stores')
  const store = platform.find('store', 'ixtle')
  await page.goto(`/entries/${store.id}`)
  await page.getByLabel('In one line, English').waitFor()
  platform.isLoggedIn = false
  await page.getByLabel('In one line, English').fill('Written while logged out')
  await page.getByText('you have been logged out').waitFor()
  await page.goto(`/log-in?return=/entries/${store.id}#once-and-never-again`)
  await expect.poll(() => store.draft?.document['summary']).toMatchObject({ en: 'Written while logged out' })
})

it('keeps what is typed when a response is of another version, and sends it once the page is loaded again', async () => {
  const { page, platform } = await open('/stores')
  const store = platform.find('store', 'ixtle')
  await page.goto(`/entries/${store.id}`)
  const line = page.getByLabel('In one line, English')
  await line.waitFor()
  await page.route('**/draft', (route) => route.fulfill({ json: { version: 'the second' } }))
  await line.fill('Written for another version')
  await page.getByText('load the page again, nothing is lost').waitFor()
  expect(store.draft).toBeUndefined()
  await page.unroute('**/draft')
  await page.reload()
  await expect.poll(() => line.inputValue()).toBe('Written for another version')
  await expect
    .poll(() => store.draft?.document['summary'])
    .toMatchObject({ en: 'Written for another version' })
})

it("takes over a colleague's change of another field", async () => {
  const { page, platform } = await open('/stores')
  const store = platform.find('store', 'ixtle')
  await page.goto(`/entries/${store.id}`)
  await page.getByLabel('In one line, English').waitFor()
  platform.changeAsColleague(store, { phone: '902-555-0000' })
  await page.getByLabel('In one line, English').fill('Mine')
  await page.getByText('Ben Okafor changed this meanwhile, and you see it here: Telephone').waitFor()
  await expect
    .poll(() => store.draft?.document)
    .toMatchObject({ phone: '902-555-0000', summary: { en: 'Mine' } })
  await expect.poll(() => page.getByLabel('Telephone').inputValue()).toBe('902-555-0000')
})

it('shows both texts where two changed one field, and saves the choice', async () => {
  const { page, platform } = await open('/stores')
  const store = platform.find('store', 'ixtle')
  // It hears of a colleague by its save alone: else the field may have the new number before it is filled.
  await page.route('**/presence', (route) => route.abort())
  await page.goto(`/entries/${store.id}`)
  await page.getByLabel('Telephone').waitFor()
  platform.changeAsColleague(store, { phone: '902-555-0000' })
  await page.getByLabel('Telephone').fill('902-555-1111')
  const dialog = page.getByRole('dialog', { name: 'Ben Okafor changed the same field' })
  await dialog.getByText('902-555-0000').waitFor()
  expect(store.draft?.document['phone']).toBe('902-555-0000')
  await dialog.getByText('902-555-1111').click()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect.poll(() => store.draft?.document['phone']).toBe('902-555-1111')
})

it('keeps typing while the first save gives a new record its address', async () => {
  const { page, platform } = await open('/entries/new-job')
  await page.getByLabel('Position, English').click()
  const words = 'Baker who starts at four in the morning and sings while the ovens warm'
  await page.keyboard.type(words, { delay: 70 })
  await page.waitForURL(/entries\/\d+$/)
  await page.keyboard.type(' up')
  await expect
    .poll(() => [...platform.entries.values()].at(-1)?.draft?.document)
    .toMatchObject({ name: { en: `${words} up` } })
})

it('undoes and redoes steps of typing', async () => {
  const { page } = await open('/entries/new-job')
  const name = page.getByLabel('Position, English')
  await name.fill('Baker')
  await page.waitForTimeout(1_100)
  await name.fill('Baker and singer')
  await page.getByRole('button', { name: 'Undo the last change' }).click()
  await expect.poll(() => name.inputValue()).toBe('Baker')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => name.inputValue()).toBe('Baker and singer')
})
