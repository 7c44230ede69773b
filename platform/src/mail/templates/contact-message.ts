import { languages } from '@promenade/domain/locale/languages'
import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import type { Mall } from '../mall.ts'
import type { MailContent } from '../outbox.ts'
import { en } from '../texts/en.ts'
import { staffTexts } from '../texts/staff.ts'
import { contentOf } from './content-of.ts'

/** A message from the contact form. */
export interface Message {
  readonly name: string
  readonly email: string
  readonly phone: string | undefined
  readonly subject: string | undefined
  readonly message: string
  readonly locale: Locale
  /** Path of the page with the form. */
  readonly page: string
  readonly writtenAt: Date
}

/** The mail to the staff with a visitor's message. */
export function contactMessageMail(mall: Mall, timeZone: string, message: Message): MailContent {
  const texts = staffTexts.contactMessage
  const { name, email, phone, subject } = message
  const time = new Intl.DateTimeFormat(languages[0].iso, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return contentOf(
    {
      subject: texts.subject(name, subject),
      preview: texts.preview,
      heading: texts.heading,
      paragraphs: [],
      table: [
        [texts.name, name],
        [texts.email, email],
        ...(phone === undefined ? [] : [[texts.phone, phone] as const]),
        ...(subject === undefined ? [] : [[texts.about, subject] as const]),
        [texts.language, languageOf(message.locale)],
        [texts.page, message.page],
        [texts.time, time.format(message.writtenAt)],
      ],
      quote: message.message,
      notes: [texts.reply(name)],
      replyTo: { name, address: email },
    },
    { mall, language: defaultLocale, frame: en.frame },
  )
}

function languageOf(locale: Locale): string {
  return locales.find(({ code }) => code === locale)?.name ?? locale
}
