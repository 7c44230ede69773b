import type { Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { MallContent } from '../../content/mall-content.ts'
import type { FindOpenGraphFile } from '../../content/open-graph-file.ts'
import type { AllMessages } from '../messages/all-messages.ts'
import type { Language } from '../messages/language.ts'

/** The language of a page on the server or in an offline browser. A page context has these parts; a presenter takes those that it needs. */
export interface Words extends Language {
  /** All texts of the language, including those that only the server uses. */
  readonly messages: AllMessages
}

export interface Clock {
  /**
   * The last instant at which the content of a page changed by itself, such as the end of a promotion. For routes that
   * declare `minute` and for personal pages, the current minute.
   */
  readonly now: EpochMs
  /** The mall's time zone. */
  readonly timeZone: string
}

export interface Mall {
  readonly content: MallContent
  /** The mall in another language, for pages with both: the site map and the search. */
  readonly contentIn: (locale: Locale) => MallContent | undefined
  /** Image variants of photographs, by the address of the original. */
  readonly pictureFiles: MallContent['pictureFiles']
}

/** The place of a page on the web. */
export interface Place {
  /** The public address of the site, without a slash at the end. */
  readonly origin: string
  /** Path without language prefix; `/` for the home page. */
  readonly path: string
  /** Open Graph images; absent if none are generated. */
  readonly openGraphFile?: FindOpenGraphFile
}

export interface Stamp {
  /** Signed time for forms, on personal pages and routes that declare `hour`. */
  readonly formStamp?: string
}
