import { messageFieldLabel } from '@promenade/contract/field-words/message-fields'
import { type FormValue, namesOf } from '@promenade/domain/forms/form'
import { contactForm } from '@promenade/domain/forms/forms'
import { languages } from '@promenade/domain/locale/languages'
import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import type { Mall } from '../mall.ts'
import type { MailContent } from '../outbox.ts'
import { en } from '../texts/en.ts'
import { staffTexts } from '../texts/staff.ts'
import { contentOf } from './content-of.ts'

/** A message from the contact form. */
export interface Message extends FormValue<typeof contactForm> {
  readonly locale: Locale
  /** Path of the page with the form. */
  readonly page: string
  readonly writtenAt: Date
}

/** The mail to the staff with a visitor's message. */
export function contactMessageMail(mall: Mall, timeZone: string, message: Message): MailContent {
  const texts = staffTexts.contactMessage
  const { name, email, subject } = message
  const time = new Intl.DateTimeFormat(languages[0].iso, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return contentOf(
    {
      subject: texts.subject(name, subject),
      preview: texts.preview,
      heading: texts.heading,
      paragraphs: [],
      table: [
        ...namesOf(others).flatMap((field) => rowOf(field, message[field])),
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

/** The message itself is quoted below them. */
const { message: _, ...others } = contactForm

function rowOf(field: keyof typeof others, value: string | undefined) {
  return value === undefined ? [] : [[messageFieldLabel(field), value] as const]
}

function languageOf(locale: Locale): string {
  return locales.find(({ code }) => code === locale)?.name ?? locale
}
