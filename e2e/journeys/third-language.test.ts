import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedPages } from '@promenade/domain/routing/fixed-pages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../site/app/messages/en.ts'
import { en as forms } from '../../site/app/messages/forms/en.ts'
import { en as errorPages } from '../../site/app/messages/static/en.ts'
import routes from '../../site/app/routes.ts'
import { type Mall, startMall } from '../../tools/mall.ts'
import { awake, useBrowser, withoutScript } from '../support/browser.ts'
import { contentOf } from '../support/content-of.ts'
import { type MailOffice, openMailOffice } from '../support/mail-office.ts'
import { linkIn, type Mail } from '../support/mail-to.ts'
import { ownDatabase } from '../support/own-database.ts'
import { copyProject, replaceIn } from '../support/project-copy.ts'
import { screens } from '../support/screens.ts'
import { addFrench } from '../support/third-language.ts'

const root = join(import.meta.dirname, '..', '..')
const visit = useBrowser()
const email = 'noor@example.com'

let folder = ''
let mall: Mall
let mailOffice: MailOffice

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-french-'))
  await copyProject(folder)
  await addFrench(folder)
  await cp(join(root, 'demo', 'content'), join(folder, 'demo', 'content'), { recursive: true })
  await symlink(join(root, 'demo', 'pictures'), join(folder, 'demo', 'pictures'))
  const hours = join(folder, 'demo', 'content', 'meta-data.yaml')
  await replaceIn(hours, '- path: /hours\n  title:\n', '- path: /hours\n  title:\n    fr: Nos heures\n')
  mailOffice = await openMailOffice()
  mall = await startMall({
    dataFolder: join(folder, 'data'),
    contentFolder: join(folder, 'demo', 'content'),
    sitePort: 0,
    platformPort: 0,
    environment: {
      ...ownDatabase,
      SITE_IMAGE_VARIANTS: 'off',
      NODE_ENV: 'development',
      SMTP_URL: mailOffice.smtpUrl,
      // The platform learns of the language as in its own tests.
      NODE_OPTIONS: `--import=${join(root, 'platform/src/testing/third-language.ts')}`,
    },
    siteFolder: folder,
    isDev: true,
  })
  await contentOf(mall.siteUrl)
}, 90_000)

afterAll(async () => {
  await mall?.stop()
  await mailOffice?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a site with a third language', { timeout: 120_000 }, () => {
  it('has every page of the route table in it', async () => {
    const faults = []
    for (const path of addresses()) {
      const [english, french] = [await read(path), await read(`/fr${path}`.replace(/\/$/, ''))]
      if (french.status !== english.status) faults.push(`${path}: ${french.status}, not ${english.status}`)
      if (french.isPage) faults.push(...faultsOf(path, french.html))
    }
    expect(faults).toEqual([])
  })

  it('marks the error pages that it has in English alone, and names the languages it has', async () => {
    const { status, html } = await read('/fr/%')
    expect(status).toBe(400)
    expect(html).toContain('<html lang="en">')
    expect(html).toContain(errorPages.refusals[400].title)
    expect(html).toContain('<section lang="es">')
    expect(html).toContain('<a href="/fr">')
  })

  it('is in the sitemap, the list for devices and the open data', async () => {
    expect((await read('/sitemap.xml')).html).toContain('hreflang="fr-CA" href="')
    expect((await read('/robots.txt')).html).toContain('Disallow: /fr/favorites/change')
    expect((await read('/offline/fr.json')).html).toContain('"/fr/hours"')
    expect((await read('/stores.json')).html).toMatch(/"fr":\s*"[^"]+\/fr\/stores\/ixtle"/)
  })

  it('is switched to from each language and back, and is remembered', async () => {
    const { page } = await visit({ baseURL: mall.siteUrl, ...withoutScript })
    await page.goto('/hours')
    for (const [name, lang, path] of [
      ['Français', 'fr-CA', '/fr/hours'],
      ['Español', 'es-MX', '/es/hours'],
      ['Français', 'fr-CA', '/fr/hours'],
      ['English', 'en-CA', '/hours'],
      ['Español', 'es-MX', '/es/hours'],
      ['English', 'en-CA', '/hours'],
      ['Français', 'fr-CA', '/fr/hours'],
    ] as const) {
      await page.getByRole('link', { name }).first().click()
      await page.waitForURL((url) => url.pathname === path)
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    }
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/fr')
  })

  it('is offered in its own words to a browser that prefers it', async () => {
    const { page } = await visit({ baseURL: mall.siteUrl, locale: 'fr-CA' })
    await page.goto('/es/hours')
    await awake(page)
    await page.getByRole('link', { name: 'Voir en français ?' }).click()
    await page.waitForURL((url) => url.pathname === '/fr/hours')
    await awake(page)
    expect(await page.locator('header nav').first().textContent()).toContain('Heures d’ouverture')
  })

  it('takes every form, and its mails lead back to pages in it', async () => {
    const { page } = await visit({ baseURL: mall.siteUrl, ...withoutScript })
    await page.goto('/fr/contact-us')
    await fill(page, { name: 'Noor', email, message: 'Bonjour' })
    await send(page, forms.contact.received)

    await page.goto('/fr/newsletter')
    await fill(page, { first_name: 'Noor', last_name: 'Ali', email })
    await page.locator('main').getByRole('checkbox').check()
    await send(page, forms.newsletter.checkMail)
    await page.goto(linkIn(await lastMail(1), '/fr/newsletter/confirm'))
    await send(page, forms.newsletter.confirmed)
    await page.goto(linkIn(await lastMail(2), '/fr/newsletter/unsubscribe'))
    await send(page, forms.newsletter.left)

    await page.goto('/fr/contests/name-the-ferry')
    await fill(page, { first_name: 'Noor', last_name: 'Ali', email })
    for (const box of await page.locator('main form [required][type=checkbox], main form [name=rules]').all())
      await box.check()
    await send(page, forms.contest.entered)

    await page.goto('/fr/login')
    await fill(page, { email })
    await send(page, forms.login.sent)
    const login = await lastMail(4)
    expect(login.subject).toContain('Votre lien')
    await page.goto(linkIn(login, '/fr/login/confirm'))
    await page.locator('main form button').last().click()
    await page.waitForURL((url) => url.pathname === '/fr/profile')
    await fill(page, { last_name: 'Aziz' })
    await send(page, forms.profile.saved)
    await page.goto('/fr/stores/ixtle')
    await page.getByRole('button', { name: en.favorite.keep, exact: true }).click()
    await page.getByText(forms.favorites.added('Ixtle')).waitFor()
    await page.goto('/fr/profile/delete')
    await send(page, forms.login.deleted)
  })
})

/** An address of the demo mall for each route in English, such as `stores/:slug`. Throws where there is none. */
function addresses(): readonly string[] {
  const others = ['/favorites/change', '/search-results/suggestions?searchQuery=boots', '/profile/data']
  const known = [...screens, ...fixedPages.map(({ path }) => path), ...others]
  return routes
    .filter(({ id = '' }) => id.startsWith('en:'))
    .map(({ path = '' }) => {
      const pattern = path.replace(/\*$/, 'no-such-page').replaceAll(/:\w+/g, '[^/?]+').replaceAll('.', '\\.')
      const isFile = /\.(?:rss|ics)$/.test(path) && !path.includes(':')
      const address = isFile
        ? `/${path}`
        : path.endsWith('calendar.ics')
          ? '/events-and-news/calm-hours/calendar.ics'
          : known.find((one) => new RegExp(`^/${pattern}(?=\\?|$)`).test(one))
      if (address === undefined) throw new Error(`No address for the route /${path}.`)
      return address
    })
}

async function read(path: string) {
  const response = await fetch(mall.siteUrl + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'accept-language': 'en' },
  })
  const html = await response.text()
  const isPage = response.status !== 302 && response.headers.get('content-type')?.startsWith('text/html')
  return { status: response.status, html, isPage: isPage === true && html !== '' }
}

/** What a French page says in English without saying so. */
function faultsOf(path: string, html: string): readonly string[] {
  const isFramed = html.includes('<html lang="fr-CA"') && html.includes('Plan du centre')
  // The examples of the style guide are in English, whatever the page is in.
  const [own = ''] = html.split('data-example')
  const unmarked = [...own.matchAll(/<(h1|h2)\b([^>]*)>([^<]+)</g)]
    .filter(([, , attributes = '', text = '']) => english.has(text) && !attributes.includes('lang="en"'))
    .map(([, heading, , text]) => `${path}: ${heading} ${text} is not marked`)
  return isFramed ? unmarked : [`${path}: not framed in French`, ...unmarked]
}

/** Words of the dictionaries that are there in English alone. */
const english: ReadonlySet<string> = new Set(
  [...wordsOf({ ...en, nav: {} }), ...wordsOf(forms)].filter((text) => text.includes(' ')),
)

function wordsOf(group: unknown): readonly string[] {
  if (typeof group === 'string') return [group]
  return typeof group === 'object' && group !== null ? Object.values(group).flatMap(wordsOf) : []
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value)
}

/** Sends the form of the page and waits for what it says then, in English and marked as such. */
async function send(page: Page, text: string): Promise<void> {
  await page.locator('main form[lang="en"] button').last().click()
  await page.getByText(text).first().waitFor({ timeout: 5_000 }).catch(async (e) => { throw new Error(await page.locator('main').innerText(), {cause: e}) })
}

async function lastMail(place: number): Promise<Mail> {
  const read = async (): Promise<readonly Mail[]> =>
    (await fetch(`${mailOffice.url}/?to=${encodeURIComponent(email)}`)).json()
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(place)
  const mail = (await read())[place - 1]
  if (mail === undefined) throw new Error('The mail is gone again.')
  return mail
}
