import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sealCall } from '@promenade/contract/account-api/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mailContent } from './mail/outbox.ts'
import { writeContentFolder } from './testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { post } from './testing/test-platform.ts'
import { secretIn } from './testing/waiting-mail.ts'
import { now, runSettings } from '../../e2e/support/clock/run-clock.ts'

const apiKey = 'the-key-of-a-third-language'
const names = 'name: { en: Net Works, es: Redes, fr: Filets }'
const picture = '{ path: scenes/gulls.svg, alt: Gulls }'

/** Some texts in a third language. */
const files = {
  'stores/net-works.yaml': `${names}
categories: [fishing]
summary: { en: Nets }
description: { en: <p>Nets</p>, fr: <p>Des filets</p> }
tags: { en: [nets], fr: [filets] }
`,
  'contests/name-the-gull.yaml': `name: { en: Name the gull, fr: Nommez la mouette }
picture: ${picture}
description: <p>One name each.</p>
rules: <p>Be kind.</p>
start: monday-30d
end: monday+30d
photo: false
`,
  'meta-data.yaml': '- { path: /hours, title: { en: Hours, fr: Heures } }\n',
}

describe('with a third language in the list', () => {
  let test: TestDatabase
  let data: string
  let child: ChildProcess
  let url: string

  beforeAll(async () => {
    test = await createTestDatabase()
    data = await mkdtemp(join(tmpdir(), 'promenade-data-'))
    const content = await writeContentFolder(files)
    child = start('server.ts', ['--import-if-empty', content.path])
    const [message] = await once(child, 'message')
    url = z.object({ url: z.url() }).parse(message).url
    await content.remove()
  })
  afterAll(async () => {
    child.kill('SIGKILL')
    await rm(data, { recursive: true, force: true })
    await test.drop()
  })

  it('reads texts in it, and lists those that come in English', async () => {
    expect(await read('store_by_slug/net-works', 'fr')).toMatchObject({
      name: 'Filets',
      summary: 'Nets',
      description: '<p>Des filets</p>',
      tags: ['filets'],
      untranslated_fields: ['summary'],
    })
    expect(await read('store_by_slug/net-works', 'es')).toMatchObject({ name: 'Redes' })
  })

  it('reads one text without a language as one for all of them', async () => {
    expect(await read('news', 'fr')).toMatchObject([
      { name: 'New roof', untranslated_fields: ['name'] },
      { name: 'Old roof', untranslated_fields: [] },
    ])
  })

  it('takes the language of a page from the prefix of its path', async () => {
    const response = await fetch(`${url}/properties/1/meta_data?path=/fr/hours&api_key=${apiKey}`)
    expect(await response.json()).toMatchObject({ path: '/hours', meta_title: 'Heures' })
  })

  it('refuses a language that is not in the list, and names those that are', async () => {
    const response = await fetch(`${url}/properties/1/news?locale=de&api_key=${apiKey}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      title: 'The parameter locale must be one of: en, es, fr.',
    })
  })

  it('refuses content whose links name the language, which the site adds', async () => {
    const content = await writeContentFolder({ 'popups/lanterns.yaml': popup('/fr/hours') })
    const command = start('import-command.ts', [content.path])
    const output = command.stderr === null ? '' : text(command.stderr)
    expect(await once(command, 'exit')).toEqual([1, null])
    expect(await output).toContain('link: "/fr/hours" must be written without the language')
    await content.remove()
  })

  it('describes it in the API document', async () => {
    expect(await (await fetch(`${url}/openapi.json`)).text()).toContain('"enum":["en","es","fr"]')
  })

  it('sends a mail whose words it has', async () => {
    await call('request_login', { email: 'ada@example.test' })
    const mail = await lastMail('login-link')
    const { subject, html } = mail
    expect(subject).toBe('Votre lien – Little Harbour')
    expect(html).toContain('<html lang="fr">')
    expect(mail.text).toMatch(/Message envoyé par[\s\S]*Port Small/)
    expect(mail.text).toContain('https://mall.test/fr/login/confirm?hash=')
    await call('login_hash', { login_hash: secretIn(mail, '/fr/login/confirm') })
  })

  it('sends every other mail in English, with links into the language', async () => {
    const person = { first_name: 'Ada', last_name: 'Quill', email: 'ada@example.test' }
    const signup = { ...person, consent }
    await call('newsletter_signup', { ...signup, idempotency_key: randomUUID() })
    const confirm = await expectEnglish('newsletter-confirm', '/fr/newsletter/confirm')
    const token = secretIn(confirm, '/fr/newsletter/confirm')
    await send('newsletter_confirm', { token, ...caller })
    await expectEnglish('newsletter-welcome', '/fr/newsletter/unsubscribe')
    await call('newsletter_signup', { ...signup, idempotency_key: randomUUID() })
    await expectEnglish('newsletter-already', '/fr/newsletter/unsubscribe')
    await call('contest_entry', {
      ...person,
      contest: 'name-the-gull',
      of_age: false,
      eligible: false,
      rules: true,
      idempotency_key: randomUUID(),
    })
    const receipt = await expectEnglish('contest-entry', '/fr/contests/name-the-gull')
    expect(receipt.subject).toBe('Your entry: Nommez la mouette')
  })

  it('mails the visitor’s language to the staff', async () => {
    await call('contact_message', {
      name: 'Ada',
      email: 'ada@example.test',
      message: 'Bonjour',
      page: '/fr/contact-us',
      idempotency_key: randomUUID(),
    })
    expect((await lastMail('contact-message')).text).toContain('Language: Français')
  })

  const caller = { site_origin: 'https://mall.test', visitor_key: 'visitor-of-the-tests' }
  const consent = { wording: 'Oui.', page: '/fr/newsletter', given_at: new Date(now()).toISOString() }

  /** Runs a program of the platform with the third language. */
  function start(file: string, args: readonly string[]): ChildProcess {
    return fork(join(import.meta.dirname, file), args, {
      execArgv: ['--import', join(import.meta.dirname, 'testing/third-language.ts')],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      env: {
        PLATFORM_API_KEY: apiKey,
        PLATFORM_PORT: '0',
        PLATFORM_DATA: data,
        DATABASE_URL: test.databaseUrl,
        ...runSettings(),
        // No mail server listens there, so mails stay in the outbox.
        SMTP_URL: 'smtp://127.0.0.1:1',
        LOG_LEVEL: 'error',
      },
    })
  }

  async function read(path: string, locale: string): Promise<unknown> {
    return (await fetch(`${url}/properties/1/${path}?locale=${locale}&api_key=${apiKey}`)).json()
  }

  function call(endpoint: string, about: object): Promise<void> {
    const locale = endpoint === 'login_hash' ? {} : { locale: 'fr' }
    const { visitor_key } = caller
    return send(endpoint, { ...(endpoint === 'login_hash' ? { visitor_key } : caller), ...locale, ...about })
  }

  async function send(endpoint: string, about: object): Promise<void> {
    const timestamp = new Date(now()).toISOString()
    const sealed = await sealCall(
      { propertyId: '1', endpoint, data: about, timestamp, nonce: randomUUID() },
      { scheme: 'hmac-sha256', key: apiKey },
    )
    const response = await fetch(`${url}/mall/${endpoint}`, post(sealed))
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)])
  }

  async function lastMail(kind: 'login-link' | 'contact-message' | EnglishMail) {
    const row = await test.database
      .selectFrom('mail')
      .select('content')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    return mailContent.parse(row.content)
  }

  async function expectEnglish(kind: EnglishMail, link: string) {
    const mail = await lastMail(kind)
    expect(mail.html).toContain('<html lang="en">')
    expect(mail.text).toContain('This message was sent by Little Harbour.')
    expect(mail.text).toContain(`https://mall.test${link}`)
    return mail
  }
})

function popup(link: string): string {
  return `name: X\npicture: ${picture}\nlink: ${link}\n`
}

type EnglishMail = 'newsletter-confirm' | 'newsletter-welcome' | 'newsletter-already' | 'contest-entry'
