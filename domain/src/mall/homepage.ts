import type { Banner } from './banner.ts'
import type { MallEvent } from './event.ts'
import type { Promotion } from './promotion.ts'
import type { StoreListing } from './store.ts'

/** The content of the home page (platform API, homepage). */
export interface Homepage {
  readonly banners: readonly Banner[]
  readonly featuredPromotions: readonly Promotion[]
  readonly featuredEvents: readonly MallEvent[]
  readonly featuredStores: readonly StoreListing[]
  readonly welcomeMessage?: string
  readonly callout?: string
}
