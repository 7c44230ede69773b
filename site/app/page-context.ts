import type { Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { createContext } from 'react-router'
import type { Features } from './features.ts'
import type { Purpose } from './device/measurement.ts'
import type { Language } from './messages/language.ts'
import type { AllMessages } from './messages/all-messages.ts'
import type { MallContent } from '../content/mall-content.ts'
import type { FindOpenGraphFile } from '../content/open-graph-file.ts'
import type { Weather } from '../content/weather/weather.ts'

/**
 * The inputs of rendering a page, built once per request. They are the same for all visitors of a page, so that it can be
 * cached.
 */
export interface PageContext extends Language {
  /** All texts of the language, including those that only the server uses. */
  readonly messages: AllMessages
  readonly content: MallContent
  /** The mall in another language, for pages with both: the site map and the search. */
  readonly contentIn: (locale: Locale) => MallContent | undefined
  /** The mall's time zone. */
  readonly timeZone: string
  /** Image variants of photographs, by the address of the original. */
  readonly pictureFiles: MallContent['pictureFiles']
  /**
   * The last instant at which the content of a page changed by itself, such as the end of a promotion. For routes that
   * declare `minute` and for personal pages, the current minute.
   */
  readonly now: EpochMs
  /** The public address of the site, without a slash at the end. */
  readonly origin: string
  /** Path without language prefix; `/` for the home page. */
  readonly path: string
  /** Only for routes that declare `weather`; absent without a current observation. */
  readonly weather?: Weather | undefined
  /** The company that owns the centre, for the navigation; absent where none is configured. */
  readonly owner?: { readonly name: string; readonly url: string }
  /** Open Graph images; absent if none are generated. */
  readonly openGraphFile?: FindOpenGraphFile
  /** Address of the map data, from which a browser finds routes offline; absent without a map. */
  readonly mapData?: string
  /** The mall's forms and accounts. */
  readonly features: Features
  /** Signed time for forms, on personal pages and routes that declare `hour`. */
  readonly formStamp?: string
  /** Purposes of analytics; absent without analytics. */
  readonly measures?: readonly Purpose[]
}

/** The context of the current page, for loaders and actions. */
export const pageContext = createContext<PageContext>()
