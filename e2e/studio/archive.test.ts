import { readArchive } from '../../platform/src/archive/read-archive.ts'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { archiveEn } from '../../studio/src/messages/archive-en.ts'
import { archiveEs } from '../../studio/src/messages/archive-es.ts'
import { accountEn } from '../../studio/src/messages/account-en.ts'
import { accountEs } from '../../studio/src/messages/account-es.ts'
import { now } from '../support/clock/run-clock.ts'
import { findFaults } from './find-faults.ts'
import { phone } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'

const studio = openStudioPlatform()

it.each([
  ['wide and light', 'en', { colorScheme: 'light' }, archiveEn, accountEn],
  ['on a phone and dark', 'es', { ...phone, colorScheme: 'dark' }, archiveEs, accountEs],
] as const)(
  'downloads the mall for an admin with two means of login, %s in %s',
  async (name, locale, options, words, account) => {
    const staffId = await studio.addStaff(`Admin-${name.length}`, 'admin')
    await studio.addSecondMeans(staffId)
    const { page } = await studio.open('/settings', { staffId, locale, ...options })
    await page.getByRole('link', { name: account.archive.title, exact: true }).click()
    await page.getByRole('heading', { name: account.archive.title }).waitFor()
    const button = page.getByRole('button', { name: words.download })
    await button.click()
    await page.getByRole('alert').getByText(account.meansMissing).waitFor()
    expect(await findFaults(page)).toEqual([])
    await addPasskey(staffId)
    await page.reload()
    await page.getByLabel(words.people).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await page.getByText(words.done).waitFor()
    expect(file.suggestedFilename()).toMatch(/^mall-\d{4}-\d\d-\d\d\.tar\.gz$/)
    const manifest = await readArchive(await file.path())
    expect(manifest).toMatchObject({ mall: { name: 'Little Harbour' }, people: true })
    await expect.poll(() => button.isEnabled()).toBe(true)
  },
)

async function addPasskey(staffId: number): Promise<void> {
  await studio
    .database()
    .insertInto('staff_passkey')
    .values({
      id: randomUUID(),
      staff_id: staffId,
      public_key: Buffer.alloc(1),
      counter: 0,
      transports: [],
      name: 'Laptop',
      created_at: new Date(now()),
      used_at: null,
    })
    .execute()
}
