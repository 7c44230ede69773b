import { readFile } from 'node:fs/promises'
import type { Locale } from '@promenade/domain/locale/locale'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { addPerson } from '../../platform/src/testing/one-person.ts'
import { visitorsEn } from '../../studio/src/messages/visitors-en.ts'
import { visitorsEs } from '../../studio/src/messages/visitors-es.ts'
import { casesOf } from '../support/audit.ts'
import { findFaults } from './find-faults.ts'
import { findUnreadable } from './find-unreadable.ts'
import { phone } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'

const studio = openStudioPlatform()
const email = 'ana@example.com'
const undoLabels = { en: 'Undo', es: 'Deshacer' } as const
const words = { en: visitorsEn, es: visitorsEs } as const

const views = casesOf<
  readonly [name: string, locale: Locale, options: Omit<BrowserContextOptions, 'locale'>]
>(
  [
    ['wide and light', 'en', { colorScheme: 'light' }],
    ['on a phone and dark', 'es', { ...phone, colorScheme: 'dark' }],
  ],
  [
    ['on a phone and light', 'en', { ...phone, colorScheme: 'light' }],
    ['wide and dark', 'es', { colorScheme: 'dark' }],
  ],
)

beforeEach(async () => {
  const tables = ['account', 'login_link', 'newsletter_subscription', 'contact_message'] as const
  for (const table of [...tables, 'contest_entry', 'visitor_report', 'mail', 'store_round'] as const)
    await studio.database().deleteFrom(table).execute()
  await studio.database().deleteFrom('store_proposal').execute()
  for (const address of [email, 'bo@example.com']) await addPerson(studio.database(), address)
})

/** Opens a screen as an editor, who has logged in long ago and has a passkey. */
async function openAs(path: string, name: string, options: Parameters<typeof studio.open>[1]) {
  const staffId = await studio.addStaff(name.replaceAll(' ', '-'), 'editor')
  const { page } = await studio.open(path, { staffId, ...options })
  await page.locator('#main h1').waitFor()
  return page
}

/** Presses what downloads a file; returns its text. */
async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

it.each(views)('lists, exports and unsubscribes subscribers, %s in %s', async (name, locale, options) => {
  const page = await openAs('/people/subscribers', `list ${name}`, { locale, ...options })
  const { subscribers: w, ofOne } = words[locale]
  const counts = (confirmed: number) => w.counts({ confirmed, pending: 0, unsubscribed: 2 - confirmed })
  await page.getByText(counts(2)).waitFor()
  expect(await findFaults(page)).toEqual([])
  // By keyboard: the search is sent with Enter, and stands in no address.
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('ana@')
  await page.keyboard.press('Enter')
  await page.getByText(w.found(1), { exact: true }).waitFor()
  await page.locator('summary', { hasText: w.consent }).click()
  await page.getByText('Send me news.').waitFor()
  await page.getByRole('button', { name: `${w.unsubscribe} ${email}` }).click()
  await page.getByText(w.isUnsubscribed(email)).waitFor()
  await page.locator('li', { hasText: email }).getByText(ofOne.unsubscribed, { exact: true }).waitFor()
  await page.getByText(counts(1)).waitFor()
  // With the focus the notice stays, however long this look takes.
  const undo = page.getByRole('status').getByRole('button', { name: undoLabels[locale] })
  await undo.focus()
  expect(await findFaults(page)).toEqual([])
  await undo.click()
  await page.getByText(counts(2)).waitFor()
  expect(await download(page, w.exportConfirmed(2))).toMatch(/^\uFEFF/)
  await page.getByText(w.exported).waitFor()
  expect(page.url()).not.toContain('ana')
})

it.each(views)('finds, exports and erases one person, %s in %s', async (name, locale, options) => {
  const page = await openAs('/people/person', `person ${name}`, { locale, ...options })
  const { person: w } = words[locale]
  await page.getByLabel(w.email).fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: w.nothing('nobody@example.com') }).waitFor()
  await page.getByLabel(w.email).fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: w.foundTitle(email) }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(w.foundTitle(email))
  expect(await findFaults(page)).toEqual([])
  expect(JSON.parse(await download(page, w.export))).toMatchObject({ account: { firstname: 'Ana' } })
  await page.getByRole('button', { name: w.erase }).click()
  const dialog = page.getByRole('dialog', { name: w.eraseTitle })
  await dialog.getByText(w.eraseForEver).waitFor()
  expect(await findFaults(page)).toEqual([])
  expect(await findUnreadable(page)).toEqual([])
  const forEver = dialog.getByRole('button', { name: w.eraseNow })
  await page.keyboard.type('bo@example.com')
  expect(await forEver.isDisabled()).toBe(true)
  await dialog.getByLabel(w.repeat).fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  await page.getByText(w.proofAlone).waitFor()
  await page.getByText(w.erased).waitFor()
  await expect.poll(() => page.getByRole('button', { name: w.erase }).count()).toBe(0)
  const left = await studio.database().selectFrom('account').select('email').execute()
  expect(left).toEqual([{ email: 'bo@example.com' }])
  const entry = await page.evaluate(() => `${location.href} ${JSON.stringify(history.state)}`)
  expect(entry).not.toContain('ana')
})
