import type { Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/mall/values'
import { createContext } from 'react-router'
import type { Offers } from './features.ts'
import type { Purpose } from './device/measurement.ts'
import type { Language } from './messages/language.ts'
import type { AllMessages } from './messages/messages-in.server.ts'
import type { MallContent } from '../content/mall-content.ts'
import type { FindShareFile } from '../content/share-file.ts'
import type { Weather } from '../content/weather/weather.ts'

/**
 * What a page is rendered from, built once per request. Nothing in it differs between two visitors of one page, so that
 * the page can be cached for all of them.
 */
export interface PageContext extends Language {
  /** Every word of the language, those that only the server says included. */
  readonly messages: AllMessages
  readonly content: MallContent
  /** The mall in another language, for pages that show both: the site map, the search. */
  readonly contentIn: (locale: Locale) => MallContent | undefined
  /** The mall's time zone. */
  readonly timeZone: string
  /** Files made of the photographs, by the addresses of their originals. */
  readonly pictureFiles: MallContent['pictureFiles']
  /**
   * The present as far as it makes a difference: the last instant at which anything on a page could have changed by
   * itself. What a page says of it holds until the next such instant. On a page whose route declares `minute`, and on a
   * personal page, it is the present to the full minute.
   */
  readonly now: EpochMs
  /** The public address of the site, without a slash at the end. */
  readonly origin: string
  /** The requested path without the language prefix; `/` for the home page. */
  readonly path: string
  /** Outside the mall, on a page whose route declares `weather`; absent while no report can be had. */
  readonly weather?: Weather | undefined
  /** The company that owns the centre, for the navigation; absent where none is configured. */
  readonly owner?: { readonly name: string; readonly url: string }
  /** Raster files of pictures; absent where none are made. */
  readonly shareFile?: FindShareFile
  /** Address of the map as data, from which a browser finds routes without a network; absent where there is no map. */
  readonly mapData?: string
  /** Which forms and accounts this mall has. */
  readonly offers: Offers
  /** Signed time of this rendering, for forms: on personal pages, and on pages whose route declares `hour`. */
  readonly formStamp?: string
  /** What the site measures if a visitor agrees; absent where nothing is measured. */
  readonly measures?: readonly Purpose[]
}

/** The context of the page that is being rendered, for loaders and actions. */
export const pageContext = createContext<PageContext>()
