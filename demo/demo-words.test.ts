import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../domain/src/locale/locale.ts'
import { contactMessageMail } from '../platform/src/mail/templates/contact-message.ts'
import { contestEntryMail } from '../platform/src/mail/templates/contest-entry.ts'
import { loginLinkMail } from '../platform/src/mail/templates/login-link.ts'
import {
  newsletterAlreadyMail,
  newsletterConfirmMail,
  newsletterWelcomeMail,
} from '../platform/src/mail/templates/newsletter.ts'
import { demoName, demoPhone, demoThemes } from './demo-words.ts'

const root = join(import.meta.dirname, '..')

const sources = globSync(
  '{domain/src,contract/src,platform/src,log,site/app,site/server,site/service-worker}/**/*.{ts,tsx,css,js,mjs}',
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/testing/**'],
  },
).filter((file) => !/\.test\.tsx?$|\/trial-[^/]+$/.test(file))

/** Vocabulary of map formats, time zones and places to ask for, which other malls need too. */
const vocabulary = new Set([
  'contract/src/map/imdf/properties.ts',
  'contract/src/map/adapters/openstreetmap/amenities.ts',
  'domain/src/calendar/time-zone.ts',
  'domain/src/search/concepts/places.ts',
])

describe('the code that every mall shares', () => {
  it('names nothing of the demo mall', () => {
    expect(linesWith((line) => demoName.test(line))).toEqual([])
  })

  it('says nothing that is true of the demo mall alone', () => {
    const found = linesWith(
      (line, file) => !vocabulary.has(file) && (demoThemes.test(line) || demoPhone.test(line)),
    )
    expect(found).toEqual([])
  })
})

describe('the mail of another mall', () => {
  it.each(locales.map(({ code }) => code))('says nothing of the demo mall (%s)', (locale) => {
    const found = mailsIn(locale).flatMap((mail) =>
      [demoName, demoThemes, demoPhone].flatMap((word) => word.exec(JSON.stringify(mail))?.[0] ?? []),
    )
    expect(found).toEqual([])
  })
})

/** Every mail, as a mall sends it that has nothing in common with the demo. */
function mailsIn(locale: Locale) {
  const mall = { name: 'Larchgate', address: '1 Mill Road, Springwater', email: 'hello@larchgate.example' }
  const [sending, href] = [{ mall, locale }, 'https://larchgate.example/page']
  const links = { href, unsubscribe: href }
  const contest = { contest: 'Win a kite', href, confirmedAge: 18, confirmedEligibility: null }
  const person = { name: 'Ana', email: 'ana@mail.example', phone: undefined, subject: undefined }
  const written = { message: 'Hello', locale, page: '/contact-us', writtenAt: new Date(0) }
  return [
    loginLinkMail(sending, href),
    newsletterConfirmMail(sending, links),
    newsletterWelcomeMail(sending, links),
    newsletterAlreadyMail(sending, links),
    contestEntryMail(sending, { ...contest, asksForNewsletter: true, isRepeated: false }),
    contestEntryMail(sending, { ...contest, asksForNewsletter: true, isRepeated: true }),
    contactMessageMail(mall, 'America/Toronto', { ...person, ...written }),
  ]
}

function linesWith(isFound: (line: string, file: string) => boolean): readonly string[] {
  return sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isFound(line, file) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
}
