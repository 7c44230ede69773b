import { createContext } from 'react-router'
import type { Features } from './features.ts'
import type { Purpose } from './device/measurement.ts'
import type { Clock, Mall, Place, Stamp, Words } from './presenters/page-parts.ts'
import type { Weather } from '../content/weather/weather.ts'

/**
 * The inputs of rendering a page, built once per request. They are the same for all visitors of a page, so that it can be
 * cached.
 */
export interface PageContext extends Words, Clock, Mall, Place, Stamp {
  /** Only for routes that declare `weather`; absent without a current observation. */
  readonly weather?: Weather | undefined
  /** The company that owns the centre, for the navigation; absent where none is configured. */
  readonly owner?: { readonly name: string; readonly url: string }
  /** Address of the map data, from which a browser finds routes offline; absent without a map. */
  readonly mapData?: string
  /** The mall's forms and accounts. */
  readonly features: Features
  /** Notes a search without result, for staff; absent where nobody reads it. */
  readonly noteEmptySearch?: (text: string) => void
  /** Purposes of analytics; absent without analytics. */
  readonly measures?: readonly Purpose[]
  /** True where pages tell the server when they are seen. */
  readonly countsViews?: boolean
}

/** The context of the current page, for loaders and actions. */
export const pageContext = createContext<PageContext>()
