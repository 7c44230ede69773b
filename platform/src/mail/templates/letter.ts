import type { Locale } from '@promenade/domain/locale/locale'
import type { Mall } from '../mall.ts'
import type { MailTexts } from '../texts/en.ts'

/** The content of a mail before rendering, all plain text. */
export interface Letter {
  readonly subject: string
  /** The text beside the subject in a list of mails. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly list?: { readonly title: string; readonly items: readonly string[] }
  readonly table?: readonly (readonly [name: string, value: string])[]
  /** The unchanged text of a visitor. */
  readonly quote?: string
  readonly button?: { readonly label: string; readonly href: string }
  /** Small text at the end. */
  readonly notes: readonly string[]
  readonly unsubscribe?: { readonly why: string; readonly href: string }
  readonly replyTo?: { readonly name: string; readonly address: string }
}

/** The sender, and the language of the recipient. */
export interface Sending {
  readonly mall: Mall
  readonly locale: Locale
}

/** The sender, and the texts around the letter with their language. */
export interface Frame {
  readonly mall: Mall
  readonly language: Locale
  readonly frame: MailTexts['frame']
}
