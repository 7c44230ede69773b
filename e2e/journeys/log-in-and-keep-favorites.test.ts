import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { en } from '../../site/app/messages/en.ts'
import { es } from '../../site/app/messages/es.ts'
import { phone, useBrowser } from '../support/browser.ts'
import { linkIn, mailTo, newAddress } from '../support/mail-to.ts'
import { inEnglish, inSpanishWithoutScript, open, type VisitMode } from '../support/visit-modes.ts'

const visit = useBrowser()

/** Each language and each mode once, since this is the longest journey. */

describe.each([inEnglish, inSpanishWithoutScript])('a visitor on a phone, $name,', (mode) => {
  const { browser, hasScript, prefix, words } = mode
  const favoriteWords = (prefix === '' ? en : es).favorite
  const press = async (page: Page, path: string, name: string) => {
    await open(page, path, mode)
    await page.getByRole('button', { name: favoriteWords.add, exact: true }).click()
    if (hasScript) await page.getByRole('button', { name: favoriteWords.added, exact: true }).waitFor()
    else await page.getByText(words.favorites.added(name)).waitFor()
  }

  it('adds favorites before and after login, in two browsers, and deletes everything', async () => {
    const { page } = await visit({ ...phone, ...browser })
    const email = newAddress('ana')
    await press(page, '/stores/ixtle', 'Ixtle')
    await logIn(page, email, mode)
    await press(page, '/stores/crumb-and-compass', 'Crumb & Compass')
    expect(await favorites(page, mode)).toEqual(['Crumb & Compass', 'Ixtle'])

    const { page: second } = await visit(browser)
    await logIn(second, email, mode)
    expect(await favorites(second, mode)).toEqual(['Crumb & Compass', 'Ixtle'])

    await open(page, '/profile', mode)
    await page.getByRole('button', { name: words.profile.logOutEverywhere }).click()
    await page.getByText(words.login.ended).waitFor()
    await second.goto(`${prefix}/profile`)
    await second.getByText(words.login.forProfile).waitFor()
    expect(await cookieNames(second)).not.toContain('auInfo')

    await logIn(page, email, mode)
    expect(await favorites(page, mode)).toEqual(['Crumb & Compass', 'Ixtle'])
    await open(page, '/profile', mode)
    await page.getByRole('link', { name: words.profile.deleteAccount }).click()
    await untilSlowAsAPerson(page)
    await page.getByRole('button', { name: words.profile.deleteNow }).click()
    await page.getByText(words.login.deleted).waitFor()
    expect(await cookieNames(page)).not.toContain('auInfo')
  })
})

describe('a profile', () => {
  it('is changed, exported as a file, and hidden from others', async () => {
    const mode = inEnglish
    const { page } = await visit(mode.browser)
    const email = newAddress('noor')
    const link = await logIn(page, email, mode)
    await open(page, '/profile', mode)
    await page.getByLabel('First name').fill('Noor')
    await page.getByLabel('Last name').fill("O'Brien-López")
    await page.getByRole('checkbox').check()
    await untilSlowAsAPerson(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    expect(await page.getByLabel('Last name').inputValue()).toBe("O'Brien-López")
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const stream = await (await downloading).createReadStream()
    const parts: string[] = []
    for await (const part of stream.setEncoding('utf8')) parts.push(String(part))
    const data: unknown = JSON.parse(parts.join(''))
    expect(data).toMatchObject({
      account: { email, firstname: 'Noor' },
      newsletter: [{ status: 'confirmed' }],
    })

    const answer = await page.request.get('/profile')
    expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'auInfo')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const { page: stranger } = await visit()
    expect((await stranger.request.get('/profile')).url()).toContain('/login')
    await stranger.goto(link)
    await stranger.getByRole('button', { name: 'Log in' }).click()
    await stranger.getByText('This link has been used or is too old').first().waitFor()
  })
})

describe('the page of a login link', () => {
  it('has the secret once, in its form, and in no link', async () => {
    const { page } = await visit({ ...inEnglish.browser, hasEmptyCache: true })
    const secret = 'secret-of-a-login-link-0'
    const requested: string[] = []
    page.on('request', (request) => requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    const response = await page.goto(`/login/confirm?hash=${secret}`)
    const html = (await response?.text()) ?? ''
    expect(html.split(secret)).toHaveLength(2)
    expect(await page.locator('form[action*="hash="]').count()).toBe(1)
    await open(page, `/login/confirm?hash=${secret}`, inEnglish)
    const links = await page.locator('a, link').evaluateAll((found) => found.map((each) => each.outerHTML))
    expect(links.filter((link) => link.includes(secret))).toEqual([])
    expect(requested.filter((line) => line.includes(secret) && !line.includes('/login/confirm'))).toEqual([])
  })

  it('explains in the other language what to do without the secret', async () => {
    const { page } = await visit(inEnglish.browser)
    await page.goto('/login/confirm?hash=secret-of-a-login-link-0')
    await page.locator('a[href^="/language/es"]').first().click()
    await page.waitForURL((url) => url.pathname === '/es/login/confirm' && url.search === '')
    await page.getByText('No conocemos este enlace').first().waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Pedir otro enlace' }).waitFor()
  })
})

/** Logs in by the link in a mail, and returns the link. */
async function logIn(page: Page, email: string, mode: VisitMode): Promise<string> {
  const { words, prefix } = mode
  const before = mails.get(email) ?? 0
  mails.set(email, before + 1)
  await open(page, '/login', mode)
  // Typed slowly, since a form that is filled in too fast is rejected.
  await page.getByLabel(words.fields.email).pressSequentially(email, { delay: 20 })
  await page.getByRole('button', { name: words.login.send }).click()
  await page.getByText(words.login.sent).first().waitFor()
  const link = linkIn(await mailTo(email, before + 1), `${prefix}/login/confirm`)
  await open(page, link.slice(prefix.length), mode)
  await page.getByRole('main').getByRole('button', { name: words.login.confirm }).click()
  await page.waitForURL((url) => url.pathname === `${prefix}/profile`)
  await page.getByText(words.profile.loggedInAs(email)).waitFor()
  return link
}

/** Number of mails by address. */
const mails = new Map<string, number>()

/** Names of the stores, the latest first. */
async function favorites(page: Page, mode: VisitMode): Promise<readonly string[]> {
  await open(page, '/favorites', mode)
  const stores = page.getByRole('region', { name: mode.words.favorites.stores })
  const names = await stores.getByRole('link').allTextContents()
  return names.map((name) => ['Crumb & Compass', 'Ixtle'].find((known) => name.includes(known)) ?? name)
}

async function cookieNames(page: Page): Promise<readonly string[]> {
  return (await page.context().cookies()).map(({ name }) => name)
}

/**
 * A form that comes back within 300 ms of its rendering counts as sent by a program, and the page of a visitor who is
 * logged in is rendered for each request.
 */
async function untilSlowAsAPerson(page: Page): Promise<void> {
  await page.waitForTimeout(300)
}
