import { type Locale, locales } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import type { MailContent } from '../outbox.ts'
import { contactMessageMail } from './contact-message.ts'
import { contestEntryMail } from './contest-entry.ts'
import { contestWinnerMail } from './contest-winner.ts'
import { contactReplyMail } from './contact-reply.ts'
import { loginLinkMail } from './login-link.ts'
import { reportMendedMail } from './report-mended.ts'
import { storeMail } from './stores.ts'
import { newsletterAlreadyMail, newsletterConfirmMail, newsletterWelcomeMail } from './newsletter.ts'

const mall = {
  name: 'Merrow & <Quay>',
  address: '1 "Lantern" Wharf, Port Merrow',
  email: 'hello@mall.test',
}
const href = 'https://mall.test/page?token=a&b=c'
const unsubscribe = 'https://mall.test/newsletter/unsubscribe?token=d'

function mailsIn(locale: Locale): Readonly<Record<string, MailContent>> {
  const sending = { mall, locale }
  const links = { href, unsubscribe }
  const entry = { href, confirmedAge: 19, confirmedEligibility: '<i>Here</i>', asksForNewsletter: true }
  const toStore = { store: 'Net <b>Works</b>', href }
  const contest = 'Name <b>it</b>'
  return {
    'login-link': loginLinkMail(sending, href),
    'newsletter-confirm': newsletterConfirmMail(sending, links),
    'newsletter-welcome': newsletterWelcomeMail(sending, links),
    'newsletter-already': newsletterAlreadyMail(sending, links),
    'store-asked': storeMail(sending, {
      ...toStore,
      kind: 'store-asked',
      parts: ['hours', 'offer'],
      until: 'today',
    }),
    'store-reminder': storeMail(sending, {
      ...toStore,
      kind: 'store-reminder',
      parts: ['phone'],
      until: 'today',
    }),
    'store-approved': storeMail(sending, {
      ...toStore,
      kind: 'store-approved',
      part: 'offer',
      note: undefined,
    }),
    'store-rejected': storeMail(sending, {
      ...toStore,
      kind: 'store-rejected',
      part: 'offer',
      note: '<b>No</b>',
    }),
    'store-sent': storeMail(sending, { ...toStore, kind: 'store-sent', parts: ['message'] }),
    'contact-reply': contactReplyMail(sending, {
      paragraphs: ['It is <b>here</b>.', 'Come by.'],
      subject: 'A <glove>',
      writtenOn: 'Friday',
      message: 'Lost: <img src=x>',
    }),
    'contest-winner': contestWinnerMail(sending, { contest, paragraphs: ['Dear <b>Ana</b>', 'Come by.'] }),
    'report-mended': reportMendedMail(sending, { title: 'Net <b>Works</b>', date: 'today', href }),
    'contest-entry': contestEntryMail(sending, { contest, ...entry, isRepeated: false }),
    'contest-entry-repeated': contestEntryMail(sending, { contest, ...entry, isRepeated: true }),
  }
}

const message = contactMessageMail(mall, 'America/Halifax', {
  name: '<script>alert(1)</script>',
  email: 'eve@example.test',
  phone: undefined,
  subject: undefined,
  message: '<img src=x onerror=alert(1)>\n> quoted',
  locale: 'es',
  page: '"/><a href="https://evil.example">',
  writtenAt: new Date('2026-11-20T15:00:00.000Z'),
})

const mails = locales.flatMap(({ code }) =>
  Object.entries(mailsIn(code)).map(([kind, content]) => ({ code, kind, content })),
)

describe('every mail', () => {
  it.each([...mails, { code: 'en', kind: 'contact-message', content: message }])(
    'of kind $kind in $code is escaped, loads nothing and says who sent it',
    ({ code, content: { html, text } }) => {
      // Mails with missing texts are in English; in Spanish none is missing.
      const languages = code === 'en' || code === 'es' ? [code] : [code, 'en']
      expect(languages).toContain(/<html lang="(\w+)">/.exec(html)?.[1])
      for (const from of ['Merrow &amp; &lt;Quay&gt;', '1 &quot;Lantern&quot; Wharf, Port Merrow'])
        expect(html).toContain(from)
      for (const from of [mall.name, mall.address]) expect(text).toContain(from)
      const elements = new Set([...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name = '']) => name))
      expect([...elements].filter((name) => !harmless.has(name))).toEqual([])
      expect(html).not.toMatch(/<[^>]*\s(?:src|srcset|background|on\w+)=|url\(|@import/)
      expect(html.match(/href="(?!https:\/\/mall\.test\/)/g)).toBeNull()
    },
  )

  // Somebody's own words have no link.
  it.each(mails.filter(({ kind }) => !['contact-reply', 'contest-winner'].includes(kind)))(
    'of kind $kind in $code has its link as a button and written out',
    ({ content }) => {
      expect(content.html.match(/href="https:\/\/mall\.test\/page\?token=a&amp;b=c"/g)).toHaveLength(2)
      expect(content.html).toContain('>https://mall.test/page?token=a&amp;b=c</a>')
      expect(content.text).toContain(`:\n${href}\n`)
    },
  )

  it.each(mails.filter(({ kind }) => kind.startsWith('newsletter')))(
    'of kind $kind in $code can be left',
    ({ content }) => {
      expect(content.unsubscribe).toBe(unsubscribe)
      expect(content.html).toContain(`href="${unsubscribe}"`)
      expect(content.text).toContain(unsubscribe)
    },
  )

  it.each(['newsletter-confirm', 'login-link', 'contest-entry', 'report-mended'])(
    'of kind %s is written twice',
    (kind) => {
      const [english, spanish] = [mailsIn('en')[kind], mailsIn('es')[kind]]
      const linesOf = (mail: MailContent | undefined) =>
        (mail?.text ?? '').split('\n').filter((line) => line !== '')
      const same = linesOf(english).filter((line) => linesOf(spanish).includes(line))
      expect(same).toEqual(expect.arrayContaining([href, '--', mall.address]))
      expect(same.filter((line) => ![href, '--', mall.address, '- <i>Here</i>'].includes(line))).toEqual([])
    },
  )
})

const harmless: ReadonlySet<string> = new Set(
  'html head meta title style body div table tr td th h1 p ul li a span br blockquote'.split(' '),
)
