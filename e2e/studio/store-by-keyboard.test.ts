import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { importContent } from '../../platform/src/import/import-content.ts'
import { wordsEn as words } from '../../studio/src/store-page/words-en.ts'
import { daysAfter, today } from '../support/clock/days.ts'
import { now } from '../support/clock/run-clock.ts'
import { addEditor, askStore } from './ask-stores.ts'
import { openStudioPlatform } from './open-platform.ts'
import { tabTo } from './tab-to.ts'

const root = join(import.meta.dirname, '..', '..')
const photo = join(root, 'e2e', 'support', 'photo-with-notes.jpg')
const studio = openStudioPlatform()

beforeAll(() => importContent(studio.database(), join(root, 'demo'), new Date(now())))

const exactly = (text: string) => new RegExp(`^${text}$`)

it('a store confirms its hours and sends its phone, a picture and an offer by keyboard alone', async () => {
  const { page } = await studio.open(await askStore(studio, await addEditor(studio), '7-and-salt', 'en'))
  await page.getByRole('heading', { level: 1, name: words.title('7 & Salt') }).waitFor()
  // From the beginning: the browser is told late that a chooser is waited for.
  page.on('filechooser', (chooser) => void chooser.setFiles(photo))
  const part = (name: keyof typeof words.parts) => page.getByRole('region', { name: words.parts[name] })
  const press = async (name: RegExp) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }
  // What became of it has the focus, so that the next part follows.
  const sent = (name: keyof typeof words.parts, state: keyof typeof words.states) =>
    part(name)
      .getByRole('status')
      .and(page.locator(':focus'))
      .filter({ hasText: words.states[state] })
      .waitFor()

  await press(exactly(words.right))
  await sent('hours', 'published')
  await press(exactly(words.right))
  await sent('phone', 'confirmed')
  await press(exactly(words.change))
  await part('phone').getByRole('textbox').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('902 555 0123')
  await page.keyboard.press('Enter')
  await sent('phone', 'published')

  await press(new RegExp(`^(${words.choose}|${words.chooseOther})$`))
  await part('picture').locator('input[type=file]:focus').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await part('picture').getByRole('textbox', { name: words.alt }).waitFor()
  await tabTo(page, new RegExp(`^${words.alt}`))
  await page.keyboard.type('The counter')
  await page.keyboard.press('Enter')
  await sent('picture', 'waiting')

  await press(exactly(words.add))
  await part('offer').getByLabel(words.name).first().and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Two for one')
  await tabTo(page, new RegExp(`^${words.description}`))
  await page.keyboard.type('Until the shelf is empty.')
  await tabTo(page, new RegExp(`^${words.end}`))
  const [year = '', month = '', day = ''] = daysAfter(today(), 9).split('-')
  await page.keyboard.type(`${month}${day}${year}`)
  expect(await part('offer').getByLabel(words.end).inputValue()).toBe(`${year}-${month}-${day}`)
  await press(exactly(words.send))
  await sent('offer', 'waiting')

  // What is typed outlives the tab, and the page says so.
  await press(exactly(words.tell))
  await part('message').getByRole('textbox').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Our logo is old.')
  await part('message').getByText(words.kept.saved).waitFor()
  const [context, address] = [page.context(), page.url()]
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await expect
    .poll(() => again.getByRole('region', { name: words.parts.message }).getByRole('textbox').inputValue())
    .toBe('Our logo is old.')
})
