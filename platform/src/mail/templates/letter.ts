import type { Locale } from '@promenade/domain/locale/locale'
import type { Mall } from '../mall.ts'
import type { MailWords } from '../words/en.ts'

/** What one mail says, before it has a shape. All of it is plain text. */
export interface Letter {
  readonly subject: string
  /** What a list of mails shows beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly list?: { readonly title: string; readonly items: readonly string[] }
  readonly table?: readonly (readonly [name: string, value: string])[]
  /** Words of a visitor, as they were written. */
  readonly quote?: string
  readonly button?: { readonly label: string; readonly href: string }
  /** In smaller type below everything else. */
  readonly notes: readonly string[]
  readonly unsubscribe?: { readonly why: string; readonly href: string }
  readonly replyTo?: { readonly name: string; readonly address: string }
}

/** Who writes, and in which language the reader wants it. */
export interface Sending {
  readonly mall: Mall
  readonly locale: Locale
}

/** Who writes, and the words around the letter with the language that they and the letter are in. */
export interface Frame {
  readonly mall: Mall
  readonly language: Locale
  readonly frame: MailWords['frame']
}
