import { contactForm } from '@promenade/domain/forms/forms'
import type { Locale } from '@promenade/domain/locale/locale'
import type { BrowserContextOptions } from 'playwright-core'
import { expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { encodeFields } from '../../platform/src/database/form-fields.ts'
import { fromBase32, totpCode, totpStep } from '../../platform/src/studio/people/totp.ts'
import { casesOf } from '../support/audit.ts'
import { boxOf } from '../support/measure.ts'
import { untilLoaded } from '../support/open-requests.ts'
import { violations } from '../support/violations.ts'
import { phone } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'

const people = openStudioPlatform()
const withDevice = { hasDevice: true }

/** The code of an authenticator app whose clock is some steps ahead. */
const codeOf = (key: string, ahead = 0) =>
  totpCode(fromBase32(key.replaceAll(' ', '')), totpStep(new Date(now())) + ahead)

it('takes a new colleague from the invitation to the first publication with a passkey', async () => {
  const admin = await people.addStaff('Ada', 'admin')
  const { page } = await people.open(await people.linkFor(admin, 'invitation'), withDevice)
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  expect(await page.locator('[class*=recoveryCodes] li').count()).toBe(8)
  await page.getByRole('button', { name: 'I have them: go to the studio' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()

  // An admin needs a second means of login before inviting.
  await page.goto('/settings/staff')
  await page.getByRole('link', { name: 'Add one in “Your login”' }).click()
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
  const key = await dialog.locator('[class*=appKey]').innerText()
  await dialog.getByLabel('Six digits').fill(codeOf(key))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Set up. You can log in').waitFor()

  await page.goto('/settings/staff')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ben Okafor')
  await page.getByLabel('E-mail address').fill('ben@mall.test')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText('Ben Okafor gets an invitation by mail.').waitFor()
  await page.getByText('Invited ·').waitFor()

  const link = await people.findMailedLink('ben@mall.test')
  const { page: bens } = await people.open(link ?? '', { ...phone, ...withDevice })
  await bens.getByRole('heading', { name: 'Welcome, Ben Okafor' }).waitFor()
  await bens.getByRole('button', { name: 'Set up a passkey' }).click()
  await bens.getByRole('button', { name: 'I have them: go to the studio' }).click()
  await bens.goto('/entries/new-promotion')
  await bens.getByLabel('Name, English').fill('Two lamps for one')
  await bens.getByRole('textbox', { name: 'Description, English' }).fill('Until the shelf is empty.')
  await bens.getByRole('group', { name: 'First day' }).getByRole('spinbutton').first().click()
  await bens.keyboard.type('20200101')
  await bens.getByText(/^Saved \d/).waitFor()
  await bens.getByRole('button', { name: 'Publish …' }).click()
  await bens.getByRole('button', { name: 'Publish now' }).click()
  await bens.getByText('“Two lamps for one” is live.').waitFor()
  expect(JSON.stringify(await people.platform.json('/promotions', new Date(now())))).toContain(
    'Two lamps for one',
  )

  // The passkey is the way in from then on; the link is used up.
  await bens.context().clearCookies()
  await bens.goto('/')
  await bens.getByRole('button', { name: 'Log in with a passkey' }).click()
  await bens.locator('#main h1').waitFor()
  const { page: thief } = await people.open(link ?? '')
  await thief.getByText('This link was used already or is too old.').waitFor()
})

it('lets somebody in with a link by mail and the code of an app, in Spanish on a phone', async () => {
  const staffId = await people.addStaff('Carmen', 'editor')
  const invitation = await people.linkFor(staffId, 'invitation')
  const { page } = await people.open(invitation, { ...phone, locale: 'es' })
  await page.getByRole('button', { name: 'Mejor usar una aplicación de autenticación' }).click()
  const key = await page.locator('[class*=appKey]').innerText()
  const address = await page.getByRole('link', { name: 'Abrir la aplicación' }).getAttribute('href')
  expect(address).toContain(`secret=${key.replaceAll(' ', '')}`)
  // What the code says is tested beside its component.
  expect((await boxOf(page.getByRole('img', { name: 'Código QR' }))).width).toBeGreaterThan(150)
  await page.getByLabel('Seis dígitos').fill('000000')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Estos dígitos no son correctos.').waitFor()
  const code = codeOf(key)
  await page.getByLabel('Seis dígitos').fill(code)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('button', { name: 'Ya los guardé: ir al estudio' }).click()
  await page.locator('#main h1').waitFor()

  await page.context().clearCookies()
  await page.goto('/')
  await page.getByLabel('Tu correo electrónico').fill('CARMEN@mall.test')
  await page.getByRole('button', { name: 'Envíame un enlace' }).click()
  await page.getByText('Si conocemos este correo').waitFor()
  await expect.poll(() => people.findMailedLink('carmen@mall.test')).toBeDefined()
  await page.goto((await people.findMailedLink('carmen@mall.test')) ?? '')
  await page.getByRole('heading', { name: 'Hola, Carmen' }).waitFor()
  // The code of the setup counts once, also when half a minute has passed.
  await page.getByLabel('Código').fill(code)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('Este código es incorrecto o ya se usó.').waitFor()
  await page.getByLabel('Código').fill(codeOf(key, 1))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.locator('#main h1').waitFor()
})

it('asks for the passkey again before people are changed some time after the login', async () => {
  const staffId = await people.addStaff('Fay', 'admin')
  const { page } = await people.open(await people.linkFor(staffId, 'invitation'), withDevice)
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  await page.getByRole('button', { name: 'I have them: go to the studio' }).click()
  await page.locator('#main h1').waitFor()
  await people.addSecondMeans(staffId)
  await people.database().updateTable('staff_session').set({ confirmed_at: null }).execute()
  await page.goto('/settings/staff')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Gus')
  await page.getByLabel('E-mail address').fill('fay@mall.test')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('Somebody with this address is here already.').waitFor()
  await page.getByLabel('E-mail address').fill('gus@mall.test')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText('Gus gets an invitation by mail.').waitFor()
})

it('ends a session on another device at once', async () => {
  const staffId = await people.addStaff('Dora', 'editor')
  const { page: telephone } = await people.open('/', { staffId, ...phone })
  await telephone.locator('#main h1').waitFor()
  const { page: laptop } = await people.open('/settings/login', { staffId })
  await laptop.getByRole('button', { name: 'Log out there' }).click()
  await laptop.getByText('Logged out there.').waitFor()
  await telephone.goto('/whats-on')
  await telephone.getByRole('button', { name: 'Log in with a passkey' }).waitFor()
})

it('refuses to publish once the role is taken away, and keeps the text', async () => {
  const staffId = await people.addStaff('Emil', 'editor')
  const { page } = await people.open('/entries/new-promotion', { staffId })
  await page.getByLabel('Name, English').fill('Soup of the day')
  await page.getByRole('textbox', { name: 'Description, English' }).fill('Pea.')
  await page.getByText(/^Saved \d/).waitFor()
  await people.database().updateTable('staff').set({ role: 'reader' }).where('id', '=', staffId).execute()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByText('Your role does not allow this.').first().waitFor()
})

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

it.each(views)('has no fault that axe finds, %s in %s', async (name, locale, options) => {
  const person = `${name} ${locale}`.replaceAll(' ', '-')
  const staffId = await people.addStaff(person, 'admin')
  const invitation = await people.linkFor(staffId, 'invitation')
  const { page } = await people.open('/log-in', { locale, ...options, ...withDevice })
  const found: string[] = []
  const look = async (where: string) => {
    await untilLoaded(page)
    for (const line of await violations(page)) found.push(`${where} ${line}`)
    const extra = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (extra > 0) found.push(`${where} is ${extra} px too wide`)
  }
  await page.locator('h1').waitFor()
  await look('log-in')
  await page.goto(invitation)
  await page.getByRole('heading', { name: person }).waitFor()
  await page.locator('main [class*=_button]').nth(1).click()
  await page.locator('[class*=appKey]').waitFor()
  await look('app')
  await page.reload()
  await page.getByRole('heading', { name: person }).waitFor()
  await look('join')
  await page.locator('main [class*=_main]').click()
  await page.locator('[class*=recoveryCodes]').waitFor()
  await look('codes')
  await page.locator('main [class*=_main]').click()
  await page.locator('#main h1').waitFor()
  for (const screen of ['login', 'staff', 'tokens', 'webhooks', 'audit']) {
    await page.goto(`/settings/${screen}`)
    await page.locator('#main h1').waitFor()
    await look(screen)
  }
  for (const screen of ['staff', 'tokens', 'webhooks']) {
    await page.goto(`/settings/${screen}`)
    await page.locator('main header [class*=_main]').click()
    await page.locator('dialog[open] form').waitFor()
    await look(`${screen} dialog`)
  }
  await page.goto('/settings/staff')
  await page.locator('[class*=_lines] button').first().click()
  await page.locator('dialog[open] form').waitFor()
  await look('member')
  expect(found).toEqual([])
})

it('writes down once that a message was opened', async () => {
  const id = await people.addStaff('Olga', 'editor')
  const message = {
    property_id: 1,
    email: 'vera@mall.test',
    fields: encodeFields(contactForm, { name: 'Vera', message: 'A lost glove' }),
    page: '/',
  }
  await people
    .database()
    .insertInto('contact_message')
    .values({ ...message, locale: 'en', created_at: new Date(now()) })
    .execute()
  const { page } = await people.open('/', { staffId: id })
  await page.getByRole('link', { name: 'Visitors' }).first().click()
  const acts = () =>
    people
      .database()
      .selectFrom('audit')
      .select('action')
      .where('actor_id', '=', id)
      .where('action', 'like', 'inbox.%')
      .orderBy('id')
      .execute()
  await page.locator('summary', { hasText: 'Vera' }).click()
  await page.locator('summary:not([data-unread])', { hasText: 'Vera' }).waitFor()
  const names = async () => (await acts()).map(({ action }) => action)
  await expect.poll(names).toEqual(['inbox.read', 'inbox.mark'])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.locator('summary', { hasText: 'Vera' }).waitFor({ state: 'hidden' })
  await expect.poll(async () => (await acts()).length).toBe(3)
})

it('answers a message by mail in two presses, and takes the answer back with its text', async () => {
  const id = await people.addStaff('Rosa', 'editor')
  await people.database().deleteFrom('contact_message').execute()
  await people
    .database()
    .insertInto('contact_message')
    .values({
      property_id: 1,
      email: 'vera@mall.test',
      fields: encodeFields(contactForm, { name: 'Vera', message: 'A lost glove' }),
      page: '/',
      locale: 'en',
      created_at: new Date(now()),
    })
    .execute()
  const waiting = () =>
    people.database().selectFrom('mail').select('recipient').where('kind', '=', 'contact-reply').execute()
  const { page } = await people.open('/', { staffId: id })
  await page.getByRole('link', { name: 'Visitors' }).first().click()
  await page.locator('summary', { hasText: 'Vera' }).click()
  await page.getByRole('button', { name: 'Reply by mail' }).click()
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  await answer.fill('It is here.')
  // What was typed outlives the page.
  await page.reload()
  await page.locator('summary', { hasText: 'Vera' }).click()
  await expect.poll(() => answer.inputValue()).toBe('It is here.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('The answer to Vera goes out in two minutes.').waitFor()
  expect(await waiting()).toEqual([{ recipient: 'vera@mall.test' }])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.locator('summary', { hasText: 'Vera' }).waitFor()
  await expect.poll(waiting).toEqual([])
  await page.locator('summary', { hasText: 'Vera' }).click()
  await expect.poll(() => answer.inputValue()).toBe('It is here.')
})
