import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedPages } from '@promenade/domain/routing/fixed-pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../site/app/messages/en.ts'
import { en as forms } from '../../site/app/messages/forms/en.ts'
import { en as errorPages } from '../../site/app/messages/static/en.ts'
import routes from '../../site/app/routes.ts'
import { type Mall, startMall } from '../../tools/mall.ts'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { requestPatiently } from '../support/crawl.ts'
import { createFormSender } from '../support/form-sender.ts'
import { openMailServer } from '../support/mail-server.ts'
import { linkIn, type Mail, mailsTo, mailTo } from '../support/mail-to.ts'
import { ownDatabase } from '../support/prepare-mall.ts'
import { buildCopy, copyProject, replaceIn } from '../support/project-copy.ts'
import { screens } from '../support/screens.ts'
import { addFrench } from '../support/third-language.ts'
import { untilReady } from '../support/wait-until.ts'

const root = join(import.meta.dirname, '..', '..')
const visit = useBrowser()
const email = 'noor@example.com'

let folder = ''
let mall: Mall
let mailServer: Awaited<ReturnType<typeof openMailServer>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-french-'))
  await copyProject(folder)
  await addFrench(folder)
  await cp(join(root, 'demo', 'content'), join(folder, 'demo', 'content'), { recursive: true })
  await symlink(join(root, 'demo', 'pictures'), join(folder, 'demo', 'pictures'))
  const hours = join(folder, 'demo', 'content', 'meta-data.yaml')
  await replaceIn(hours, '- path: /hours\n  title:\n', '- path: /hours\n  title:\n    fr: Nos heures\n')
  buildCopy(folder)
  mailServer = await openMailServer()
  mall = await startMall({
    dataFolder: join(folder, 'data'),
    contentFolder: join(folder, 'demo', 'content'),
    sitePort: 0,
    platformPort: 0,
    environment: {
      ...ownDatabase,
      SITE_IMAGE_VARIANTS: 'off',
      SMTP_URL: mailServer.smtpUrl,
      // Adds the language to the platform, as in its own tests.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS']} --import=${join(root, 'platform/src/testing/third-language.ts')}`,
    },
    siteFolder: folder,
  })
  await untilReady(mall.siteUrl)
})

afterAll(async () => {
  await mall?.stop()
  await mailServer?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a site with a third, incomplete language', { timeout: 120_000 }, () => {
  it('serves every page of the route table', async () => {
    const faults = []
    for (const path of addresses()) {
      const [english, french] = [await read(path), await read(`/fr${path}`.replace(/\/$/, ''))]
      if (french.status !== english.status) faults.push(`${path}: ${french.status}, not ${english.status}`)
      if (french.isPage) faults.push(...faultsOf(path, french.html))
    }
    expect(faults).toEqual([])
  })

  it('marks untranslated error pages as English and links to its home page', async () => {
    const { status, html } = await read('/fr/%')
    expect(status).toBe(400)
    expect(html).toContain('<html lang="en">')
    expect(html).toContain(errorPages.refusals[400].title)
    expect(html).toContain('<section lang="es">')
    expect(html).toContain('<a href="/fr">')
  })

  it('lists it in sitemap, robots.txt, offline list and open data', async () => {
    expect((await read('/sitemap.xml')).html).toContain('hreflang="fr-CA" href="')
    expect((await read('/robots.txt')).html).toContain('Disallow: /fr/favorites/change')
    expect((await read('/offline/fr.json')).html).toContain('"/fr/hours"')
    expect((await read('/stores.json')).html).toMatch(/"fr":\s*"[^"]+\/fr\/stores\/ixtle"/)
  })

  it('switches between all three and remembers the choice', async () => {
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

  it('is suggested in its own language to a browser that prefers it', async () => {
    const { page } = await visit({ baseURL: mall.siteUrl, locale: 'fr-CA' })
    await page.goto('/es/hours')
    await hydrated(page)
    await page.getByRole('link', { name: 'Voir en français ?' }).click()
    await page.waitForURL((url) => url.pathname === '/fr/hours')
    await hydrated(page)
    expect(await page.locator('header nav').first().textContent()).toContain('Heures d’ouverture')
  })

  it('accepts every form, and its mails link to pages in the same language', async () => {
    const send = createFormSender(mall.siteUrl)
    const person = { first_name: 'Noor', last_name: 'Ali', email }
    const sent = async (text: string, ...form: Parameters<typeof send>) => {
      const html = await send(...form)
      expect(html).toContain(text)
      expect(html).toContain('<html lang="fr-CA"')
      return html
    }
    const done = await sent(forms.contact.received, '/fr/contact-us', {
      name: 'Noor',
      email,
      message: 'Bonjour',
    })
    expect(done).toMatch(/<div class="[^"]*" lang="en"[^>]* role="group"/)
    await sent(forms.newsletter.checkMail, '/fr/newsletter', { ...person, agree: 'on' })
    await sent(forms.newsletter.confirmed, linkIn(await mailAt(1), '/fr/newsletter/confirm'), {})
    await sent(forms.newsletter.left, linkIn(await mailAt(2), '/fr/newsletter/unsubscribe'), {})
    const boxes = { of_age: 'on', eligible: 'on', rules: 'on' }
    await sent(forms.contest.entered, '/fr/contests/chowder-for-a-year', { ...person, ...boxes })
    await sent(forms.login.sent, '/fr/login', { email })
    const login = await mailAbout('Votre lien')
    await sent(email, linkIn(login, '/fr/login/confirm'), {})
    await sent(forms.profile.saved, '/fr/profile', { ...person, locale: 'fr', act: 'save' })
    const [, item = ''] = / value="(s\d+)"/.exec((await read('/fr/stores/ixtle')).html) ?? []
    await sent(
      forms.favorites.added('Ixtle'),
      '/fr/stores/ixtle',
      { item, act: 'add' },
      '/fr/favorites/change',
    )
    await sent(forms.login.deleted, '/fr/profile/delete', { sure: 'on' })
  })
})

/** An address of the demo mall for each English route, such as `stores/:slug`. Throws without one. */
function addresses(): readonly string[] {
  const others = [
    '/plan-my-visit/favorites',
    '/favorites/change',
    '/search-results/suggestions?searchQuery=boots',
    '/profile/data',
  ]
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
  const response = await requestPatiently(new URL(mall.siteUrl + path))
  const html = await response.text()
  const isPage = response.status !== 302 && response.headers.get('content-type')?.startsWith('text/html')
  return { status: response.status, html, isPage: isPage === true && html !== '' }
}

/** Untranslated headings of a French page without a `lang`. */
function faultsOf(path: string, html: string): readonly string[] {
  const isFramed = html.includes('<html lang="fr-CA"') && html.includes('Plan du centre')
  // Without the examples of the style guide, which are always in English.
  const [own = ''] = html.split('data-example')
  const unmarked = [...own.matchAll(/(?<!<div lang="en">)<(h1|h2)\b([^>]*)>([^<]+)</g)]
    .filter(([, , attributes = '', text = '']) => english.has(text) && !attributes.includes('lang="en"'))
    .map(([, heading, , text]) => `${path}: ${heading} ${text} is not marked`)
  return isFramed ? unmarked : [`${path}: not framed in French`, ...unmarked]
}

/** Texts that the French dictionary lacks. */
const english: ReadonlySet<string> = new Set(
  [...wordsOf({ ...en, nav: {} }), ...wordsOf(forms)].filter((text) => text.includes(' ')),
)

function wordsOf(group: unknown): readonly string[] {
  if (typeof group === 'string') return [group]
  return typeof group === 'object' && group !== null ? Object.values(group).flatMap(wordsOf) : []
}

/** Mails are sent concurrently, in any order. */
async function mailAbout(subject: string): Promise<Mail> {
  const find = async () =>
    (await mailsTo(email, mailServer.url)).find((mail) => mail.subject.includes(subject))
  await expect.poll(find).toBeDefined()
  const mail = await find()
  if (mail === undefined) throw new Error(`The mail about “${subject}” is gone again.`)
  return mail
}

function mailAt(place: number): Promise<Mail> {
  return mailTo(email, place, mailServer.url)
}
