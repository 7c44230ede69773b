import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { importContent } from '../../platform/src/import/import-content.ts'
import { askStoresEn } from '../../studio/src/messages/ask-stores-en.ts'
import { askStoresEs } from '../../studio/src/messages/ask-stores-es.ts'
import { wordsEn } from '../../studio/src/store-page/words-en.ts'
import { wordsEs } from '../../studio/src/store-page/words-es.ts'
import { daysAfter, today } from '../support/clock/days.ts'
import { now } from '../support/clock/run-clock.ts'
import { en } from '../../studio/src/messages/en.ts'
import { violations } from '../support/violations.ts'
import { addEditor, askStore, linkOfMail } from './ask-stores.ts'
import { phone } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'
import { ScriptedUser } from './scripted-user.ts'

const studio = openStudioPlatform()

beforeAll(() =>
  importContent(studio.database(), join(import.meta.dirname, '..', '..', 'demo'), new Date(now())),
)

/** Fills the offer of a store's page, in one language. */
async function writeOffer(page: Page, words: typeof wordsEn, headline: string): Promise<void> {
  const part = page.getByRole('region', { name: words.parts.offer })
  await part.getByRole('button', { name: words.add }).click()
  await part.getByLabel(words.name).first().fill(headline)
  await part.getByLabel(words.description).first().fill('Until the shelf is empty.')
  await part.getByLabel(words.end).fill(daysAfter(today(), 9))
  await part.getByLabel(words.from).fill(daysAfter(today(), 2))
  await part.getByRole('button', { name: words.send }).click()
  await part.getByText(words.states.waiting).waitFor()
}

describe.each([
  ['en', askStoresEn, wordsEn, {}],
  ['es', askStoresEs, wordsEs, phone],
] as const)('asking stores, in %s', (locale, m, words, look) => {
  it('takes three presses for all of them', async () => {
    const { page } = await studio.open('/stores', { staffId: await addEditor(studio), locale, ...look })
    await studio.database().deleteFrom('mail').execute()
    const user = new ScriptedUser(page, 'isMobile' in look ? 'touch' : 'mouse')
    user.begin()
    await user.press(page.getByRole('link', { name: m.title, exact: true }))
    await user.press(page.getByRole('button', { name: m.ask }))
    await page.getByRole('dialog').locator('summary').click()
    expect(await violations(page)).toEqual([])
    await user.press(page.getByRole('dialog').locator('button[type=submit]'))
    expect(user.count().presses).toBe(3)
    await page.waitForURL(/\/rounds\/\d+$/)
    const database = studio.database()
    const links = await database
      .selectFrom('store_link')
      .select(['email', 'round_id'])
      .orderBy('id', 'desc')
      .execute()
    const own = links.filter(({ round_id: round }) => round === links[0]?.round_id)
    const mails = await database.selectFrom('mail').select('id').where('kind', '=', 'store-asked').execute()
    expect(own.length).toBeGreaterThan(100)
    expect(mails.length).toBe(own.filter(({ email }) => email !== null).length)
  })

  it('approves an offer in one press after the login, with its time, and takes all of it back in one', async () => {
    const staffId = await addEditor(studio)
    const { page } = await studio.open(await askStore(studio, staffId, 'bluff-cove-outfitters', locale), {
      locale,
      ...phone,
    })
    const headline = `Half of it ${locale}`
    await writeOffer(page, words, headline)
    const { page: desk } = await studio.open('/approvals', { staffId, locale, ...look })
    const offer = desk.locator('section').filter({ hasText: headline })
    const user = new ScriptedUser(desk, 'isMobile' in look ? 'touch' : 'mouse')
    await offer.getByText(headline).first().waitFor()
    for (const field of await offer.locator('textarea').all()) await field.fill('Half of it')
    user.begin()
    await user.press(offer.getByRole('button', { name: m.approvals.approve }))
    await desk.getByText(m.approvals.approved('Bluff Cove Outfitters')).waitFor()
    expect(user.count().presses).toBe(1)
    const plan = await studio
      .database()
      .selectFrom('publication')
      .select(['at', 'state'])
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    expect(plan?.at.toISOString().slice(0, 10)).toBe(daysAfter(today(), 2))
    await page.reload()
    await page.getByRole('region', { name: words.parts.offer }).getByText(words.states.approved).waitFor()
    await desk.goto('/rounds')
    await desk.locator('main li a').first().click()
    user.begin()
    await user.press(desk.getByRole('button', { name: new RegExp(m.takeBack(1, false)) }))
    await desk.getByText(m.endedDone('Bluff Cove Outfitters')).waitFor()
    expect(user.count().presses).toBe(1)
    await page.reload()
    await page.getByRole('heading', { name: words.ended.title }).waitFor()
    const plans = await studio
      .database()
      .selectFrom('publication')
      .select('id')
      .where('state', '=', 'waiting')
      .execute()
    expect(plans).toEqual([])
  })

  it('asks one store of all, says by which link it answered, and takes that back after the link has ended', async () => {
    const staffId = await addEditor(studio)
    const { page: desk } = await studio.open('/rounds', { staffId, locale, ...look })
    expect(await desk.locator('nav a[aria-current=page]').first().getAttribute('href')).toBe('/stores')
    await desk.getByRole('button', { name: m.ask }).click()
    const dialog = desk.getByRole('dialog')
    for (const part of [m.parts.offer, m.parts.picture]) await dialog.getByLabel(part).check()
    await dialog.locator('summary').click()
    await dialog.getByRole('button', { name: m.untickAll }).click()
    await dialog.getByLabel('7 & Salt', { exact: true }).check()
    const address = dialog.getByRole('textbox', { name: m.email('7 & Salt') })
    // The whole address is in view.
    expect(await address.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
    await address.fill('salt@stores.test')
    await dialog.getByRole('button', { name: m.submit(1) }).click()
    await desk.waitForURL(/\/rounds\/\d+$/)
    const { page } = await studio.open(await linkOfMail(studio, 'salt@stores.test'), { locale, ...phone })
    await writeOffer(page, words, `Salt ${locale}`)
    await desk.reload()
    const end = desk.getByRole('button', { name: `${m.end}: 7 & Salt`, exact: true })
    await end.click()
    await end.waitFor({ state: 'detached' })
    await desk.getByRole('button', { name: locale === 'es' ? 'Deshacer' : 'Undo', exact: true }).click()
    await end.click()
    await desk.getByRole('button', { name: `${m.takeBack(1, true)}: 7 & Salt`, exact: true }).waitFor()
    await desk.getByRole('link', { name: m.approvalsLink }).first().click()
    const offer = desk.locator('section').filter({ hasText: `Salt ${locale}` })
    expect(await offer.locator('p').first().textContent()).not.toMatch(/\d{4}-\d\d-\d\d/)
  })

  it('prints a sheet with a code for those without an answer', async () => {
    const staffId = await addEditor(studio)
    await askStore(studio, staffId, 'calico-moth', locale)
    const { page: desk } = await studio.open('/rounds', { staffId, locale })
    await desk.locator('main li a').first().click()
    await desk.getByRole('link', { name: m.print }).click()
    await desk.getByRole('button', { name: m.makeSheets(1) }).click()
    await desk.getByRole('img', { name: m.sheet.code('Calico Moth') }).waitFor()
    await desk.emulateMedia({ media: 'print' })
    expect(await desk.getByRole('navigation').first().isVisible()).toBe(false)
    expect(await desk.getByRole('button', { name: m.printNow }).isVisible()).toBe(false)
    const written = (await desk.locator('article b').textContent()) ?? ''
    // Somebody types the address from the paper.
    const { page } = await studio.open(new URL(written).pathname + new URL(written).hash, {
      locale,
      ...phone,
    })
    await page.getByRole('heading', { level: 1, name: words.title('Calico Moth') }).waitFor()
  })
})

it('leads from the mail through the login to the decision in two presses', async () => {
  const { open, addStaff, linkFor, database } = studio
  const staffId = await addStaff('Decider', 'editor')
  const { page: desk } = await open(await linkFor(staffId, 'invitation'), { hasDevice: true })
  await desk.getByRole('button', { name: en.account.join.passkey }).click()
  await desk.getByRole('button', { name: en.account.codes.go }).click()
  await desk.locator('#main h1').waitFor()
  const { page } = await open(await askStore(studio, staffId, 'brindle-row', 'en'), { ...phone })
  const part = page.getByRole('region', { name: wordsEn.parts.message })
  await part.getByRole('button', { name: wordsEn.tell }).click()
  await part.getByRole('textbox').fill('Our logo has changed.')
  await part.getByRole('button', { name: wordsEn.send }).click()
  await part.getByText(wordsEn.message.waiting).waitFor()
  const mail = await database()
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', 'decider@mall.test')
    .where('kind', '=', 'store-sent')
    .executeTakeFirst()
  const path = /\/approvals/.exec(JSON.stringify(mail?.content))?.[0] ?? ''
  await desk.evaluate(() => fetch('/api/v1/session', { method: 'DELETE' }))
  await desk.goto(path)
  const user = new ScriptedUser(desk, 'mouse')
  user.begin()
  await user.press(desk.getByRole('button', { name: en.account.passkey }))
  const proposal = desk.locator('section').filter({ hasText: 'Our logo has changed.' })
  await user.press(proposal.getByRole('button', { name: askStoresEn.approvals.seen }))
  await desk.getByText(askStoresEn.approvals.approved('Brindle Row')).waitFor()
  expect(user.count().presses).toBe(2)
})
