import type { ContentLog } from '../../content/content-log.ts'
import type { PlatformFetch } from '../../content/platform-request.ts'
import type { SiteOptions } from '../site-parts.ts'
import type { Build } from '../start-site.ts'

export interface PreviewOptions {
  readonly platformUrl: string
  readonly propertyId: string
  readonly apiKey: string
  readonly fetch: PlatformFetch
  readonly ownOrigins: readonly string[]
  readonly timeZone?: string | undefined
  readonly imageOrigins: readonly string[]
  /** The real time, for tickets and limits. */
  readonly clock: () => number
  readonly log: ContentLog & SiteOptions['log']
  readonly createSite: Build['createSite']
  /** The options of the public site, whose pages it shows. */
  readonly site: Omit<
    SiteOptions,
    'build' | 'content' | 'clock' | 'isReady' | 'log' | 'pageCacheBytes' | 'readPhoto'
  >
  /** The origin of the preview. */
  readonly origin: string
  /** The studio, which alone may frame it. */
  readonly studioOrigin: string
  /** The files of `browser` that every page gets. */
  readonly files: Readonly<Record<'clock' | 'edit' | 'style', string>>
}
