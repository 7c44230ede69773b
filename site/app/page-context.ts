import type { Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/mall/values'
import { createContext } from 'react-router'
import type { Offers } from './features.ts'
import type { Purpose } from './device/measurement.ts'
import type { MallContent } from '../content/mall-content.ts'
import type { FindShareFile } from '../content/share-file.ts'
import type { Weather } from '../content/weather/weather.ts'

/** What a loader may know of the request: nothing in it differs between two visitors of one page. */
export interface PageContext {
  readonly content: MallContent
  /** The mall in another language, for what spans both: the site map, the search. */
  readonly contentIn: (locale: Locale) => MallContent | undefined
  /**
   * The present as far as it makes a difference: the last instant at which anything on a screen could have changed by
   * itself. What a screen says of it holds until the next such instant.
   */
  readonly now: EpochMs
  /** The present to the full minute. Pages that look at it are kept for a minute alone. */
  readonly minute: EpochMs
  readonly locale: Locale
  /** The public address of the site, without a slash at the end. */
  readonly origin: string
  /** The path asked for, without the language prefix; `/` for the home page. */
  readonly path: string
  /** Outside the mall; absent where nobody is asked for it, and while it can't be had. */
  readonly weather?: Weather | undefined
  /** The company that owns the centre, for the navigation; absent where none is configured. */
  readonly owner?: { readonly name: string; readonly url: string }
  /** The raster files of pictures; absent where none are made. */
  readonly shareFile?: FindShareFile
  /** Address of the map as data, from which a browser finds ways without a network; absent where there is no map. */
  readonly mapData?: string
  /** What visitors can send to this mall. */
  readonly offers: Offers
  /** Signed hour of this rendering, for forms. Only screens with a form look at it: their pages are kept for an hour. */
  readonly formStamp: string
  /** What the site would measure if a visitor agrees; absent where nothing is measured. */
  readonly measures?: readonly Purpose[]
}

export const pageContext = createContext<PageContext>()
