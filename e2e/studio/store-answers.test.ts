import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { importContent } from '../../platform/src/import/import-content.ts'
import { en } from '../../studio/src/messages/en.ts'
import { wordsEn } from '../../studio/src/store-page/words-en.ts'
import { wordsEs } from '../../studio/src/store-page/words-es.ts'
import { daysAfter, today } from '../support/clock/days.ts'
import { now } from '../support/clock/run-clock.ts'
import { addEditor, askStore } from './ask-stores.ts'
import { findFaults } from './find-faults.ts'
import { findUnreadable } from './find-unreadable.ts'
import { phone } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'
import { ScriptedUser } from './scripted-user.ts'

const root = join(import.meta.dirname, '..', '..')
const photo = join(root, 'e2e', 'support', 'photo-with-notes.jpg')
const studio = openStudioPlatform()

beforeAll(() => importContent(studio.database(), join(root, 'demo'), new Date(now())))

it('a user of a store joins with a passkey, and gets the page of that store alone', async () => {
  const { database, open, addStaff, linkFor } = studio
  const store = await database()
    .selectFrom('entry')
    .select('id')
    .where('kind', '=', 'store')
    .where('slug', '=', 'bollard-boots')
    .executeTakeFirstOrThrow()
  const staffId = await addStaff('Nina', 'store', store.id)
  const { page } = await open(await linkFor(staffId, 'invitation'), { hasDevice: true, ...phone })
  await page.getByRole('button', { name: en.account.join.passkey }).click()
  await page.getByRole('button', { name: en.account.codes.go }).click()
  await page.getByRole('heading', { level: 1, name: wordsEn.title('Bollard Boots') }).waitFor()
  await page.getByText(wordsEn.user('Nina')).waitFor()
  const section = page.getByRole('region', { name: wordsEn.parts.phone })
  await section.getByRole('button', { name: wordsEn.right }).click()
  await section.getByText(wordsEn.states.confirmed).waitFor()
  await page.goto('/stores')
  await page.waitForURL(/\/store$/)
  await page.getByRole('button', { name: wordsEn.logOut }).click()
  await page.getByRole('heading', { level: 1, name: en.logIn.title }).waitFor()
  await page.goto('/store')
  await page.getByRole('heading', { name: wordsEn.ended.title }).waitFor()
})

describe.each([
  ['en', wordsEn, '7-and-salt', '7 & Salt'],
  ['es', wordsEs, 'aizome-works', 'Aizome Works'],
] as const)('a store that is asked, in %s', (locale, words, slug, name) => {
  const openPath = async (path: string) => {
    const { page } = await studio.open(path, { locale, ...phone })
    await page.getByRole('heading', { level: 1, name: words.title(name) }).waitFor()
    return page
  }
  const openLink = async () => openPath(await askStore(studio, await addEditor(studio), slug, locale))

  it('confirms its hours and its phone within a minute, on a phone', async () => {
    const page = await openLink()
    expect(page.url()).not.toContain('#')
    const user = new ScriptedUser(page, 'touch')
    user.begin()
    // That it keeps the hours of the centre is new; its phone is as it was.
    for (const [part, state] of [
      ['hours', 'published'],
      ['phone', 'confirmed'],
    ] as const) {
      const section = page.getByRole('region', { name: words.parts[part] })
      await user.press(section.getByRole('button', { name: words.right }))
      await section.getByText(words.states[state]).waitFor()
    }
    const took = user.count()
    process.stdout.write(`hours and phone ${locale}: ${JSON.stringify(took)}\n`)
    expect(took.presses).toBeLessThanOrEqual(2)
    expect(took.seconds).toBeLessThanOrEqual(60)
  })

  it('sends other hours and another phone, and keeps what is typed over a reload', async () => {
    const page = await openLink()
    const user = new ScriptedUser(page, 'touch')
    const hours = page.getByRole('region', { name: words.parts.hours })
    user.begin()
    await user.press(hours.getByRole('button', { name: words.change }))
    const [first] = await hours.getByRole('group').all()
    if (first === undefined) throw new Error('No day is asked for.')
    await user.press(first.getByLabel(words.closed, { exact: true }))
    await user.press(hours.getByRole('button', { name: words.send }))
    await hours.getByText(words.states.published).waitFor()
    await expect
      .poll(() => hours.getByRole('status').evaluate((place) => place === document.activeElement))
      .toBe(true)
    const phonePart = page.getByRole('region', { name: words.parts.phone })
    await user.press(phonePart.getByRole('button', { name: words.change }))
    await user.press(phonePart.getByRole('textbox'))
    await page.keyboard.press('Control+A')
    await user.write('902 555 0100 x')
    await page.reload()
    await expect.poll(() => phonePart.getByRole('textbox').inputValue()).toBe('902 555 0100 x')
    await user.press(phonePart.getByRole('textbox'))
    await page.keyboard.press('Control+A')
    await user.write('call me')
    await user.press(phonePart.getByRole('button', { name: words.send }))
    await phonePart.getByText(words.faults.phone).waitFor()
    expect(await phonePart.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    await phonePart.getByRole('textbox').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Control+A')
    await user.write('902 555 0100')
    await user.press(phonePart.getByRole('button', { name: words.send }))
    await phonePart.getByText(words.states.published).waitFor()
    expect(user.count().seconds).toBeLessThanOrEqual(60)
    expect(JSON.stringify(await studio.platform.json('/stores', new Date(now())))).toContain('902 555 0100')
  })

  it('goes on with what is typed on another device, and with that of one without a connection on itself', async () => {
    const path = await askStore(studio, await addEditor(studio), slug, locale)
    const [first, second] = [await openPath(path), await openPath(path)]
    const messageOn = (page: Page) => page.getByRole('region', { name: words.parts.message })
    await messageOn(first).getByRole('button', { name: words.tell }).click()
    // It is saved once it has been seen that it is not.
    const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
    await first.route('**/api/v1/store/draft', async (route) => {
      await seen
      await route.continue()
    })
    await messageOn(first).getByRole('textbox').fill('The logo is the old one')
    await messageOn(first).getByText(words.kept.device).waitFor()
    goOn()
    await messageOn(first).getByText(words.kept.saved).waitFor()
    await second.reload()
    await expect
      .poll(() => messageOn(second).getByRole('textbox').inputValue())
      .toBe('The logo is the old one')
    await second.context().setOffline(true)
    await messageOn(second).getByRole('textbox').fill('The logo is of 1998')
    await messageOn(second).getByText(words.kept.device).waitFor()
    await second.context().setOffline(false)
    await second.reload()
    await messageOn(second).getByText(words.kept.saved).waitFor()
    await messageOn(second).getByRole('button', { name: words.send }).click()
    await messageOn(second).getByText(words.message.waiting).waitFor()
    await first.reload()
    await messageOn(first).getByText(words.message.waiting).waitFor()
    expect(await messageOn(first).getByRole('textbox').count()).toBe(0)
  })

  it('sees what it has sent, while it waits for the centre', async () => {
    const page = await openLink()
    const picture = page.getByRole('region', { name: words.parts.picture })
    await picture.getByRole('button', { name: words.chooseOther }).click()
    await picture.locator('input[type=file]').setInputFiles(photo)
    await picture.getByRole('textbox', { name: words.alt }).fill('A door')
    await picture.getByRole('button', { name: words.send }).click()
    const sent = picture.getByRole('status')
    await sent.getByText(words.states.waiting).waitFor()
    await sent.getByRole('img', { name: 'A door' }).waitFor()
    const offer = page.getByRole('region', { name: words.parts.offer, exact: true })
    for (const headline of ['Three for two', 'Four for three']) {
      await offer.getByRole('button').last().click()
      await offer.getByLabel(words.name).first().fill(headline)
      await offer.getByLabel(words.description).first().fill('Jars.')
      await offer.getByLabel(words.end).fill(daysAfter(today(), 9))
      await offer.getByRole('button', { name: words.send }).click()
      await offer.getByText(headline).waitFor()
    }
    await page.reload()
    await offer.getByText('Three for two').waitFor()
    expect(await offer.getByText(words.states.waiting).count()).toBe(2)
  })

  it('has no fault at any size, with its forms open and what is wrong in them', async () => {
    const page = await openLink()
    const found = [...(await findFaults(page))]
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const part of ['hours', 'phone', 'picture', 'offer', 'message'] as const) {
      const section = page.getByRole('region', { name: words.parts[part] })
      await section.getByRole('button').last().click()
      if (part === 'picture') {
        await section.locator('input[type=file]').setInputFiles(photo)
        await section.locator('progress').waitFor({ state: 'detached' })
        await section.getByRole('textbox', { name: words.alt }).waitFor()
      }
    }
    await page.getByRole('region', { name: words.parts.phone }).getByRole('textbox').fill('x')
    await page
      .getByRole('region', { name: words.parts.phone })
      .getByRole('button', { name: words.send })
      .click()
    await page.getByText(words.faults.phone).waitFor()
    found.push(...(await findFaults(page)), ...(await findUnreadable(page)))
    expect(found).toEqual([])
  })
})

it('a store changes from what visitors see, whatever days its own hours are for', async () => {
  const path = await askStore(studio, await addEditor(studio), 'ixtle', 'en', 6)
  const { page } = await studio.open(path, phone)
  const hours = page.getByRole('region', { name: wordsEn.parts.hours })
  await hours.getByRole('button', { name: wordsEn.change }).click()
  // Its own hours are from December 27 on, those of the centre from December 28.
  const week = hours.getByRole('group', { name: /^Boxing Week\s*Mon/ })
  await expect.poll(() => week.getByLabel(wordsEn.opens).inputValue()).toBe('12:00')
})
