import type { DecodeContext, PropertyContext } from '@promenade/contract/decode/decode-context'
import { byLocale, defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import type { StoredResponses } from './stored-responses.ts'
import { decoders } from './decoders.ts'
import type { Media } from './media.ts'

/** Context for the property and all other resources. */
type MallContext = DecodeContext & PropertyContext

interface DecodeContextOptions {
  readonly platformUrl: string
  readonly ownOrigins: readonly string[]
  /** Time zone if the platform sends none. */
  readonly timeZone?: string | undefined
  readonly media?: Pick<Media, 'pictureUrl' | 'version'>
}

type OfMall = Required<Pick<DecodeContext, 'timeZone' | 'siteOrigins' | 'country'>>

/** The inputs of decoding besides the response, by language. */
export class DecodeContexts {
  readonly #options: DecodeContextOptions
  #contexts: Readonly<Record<Locale, MallContext>>
  #picturesVersion: string

  constructor(options: DecodeContextOptions) {
    this.#options = options
    this.#contexts = contextsFor({ timeZone: 'UTC', siteOrigins: options.ownOrigins, country: '' }, options)
    this.#picturesVersion = versionOf(options.media)
  }

  /** Other objects after a change: decoded values are cached by them. */
  get current(): Readonly<Record<Locale, MallContext>> {
    return this.#contexts
  }

  /** The version of the available pictures that `current` has. */
  get picturesVersion(): string {
    return this.#picturesVersion
  }

  /**
   * Time zone, country and site address come from the property. A change of them, or of available pictures, invalidates
   * all decoded values.
   */
  update(responses: StoredResponses): void {
    const before = this.#contexts[defaultLocale]
    const response = responses.find(defaultLocale, 'property')
    const property = response && decoders.property(response, before).value
    const timeZone = property?.timeZone ?? before.timeZone
    const country = property?.address.country ?? before.country ?? ''
    const siteOrigins = [...new Set([...this.#options.ownOrigins, ...originOf(property?.url)])]
    const isSame =
      timeZone === before.timeZone &&
      country === before.country &&
      siteOrigins.join() === before.siteOrigins.join()
    const picturesVersion = versionOf(this.#options.media)
    if (isSame && picturesVersion === this.#picturesVersion) return
    this.#picturesVersion = picturesVersion
    this.#contexts = contextsFor({ timeZone, siteOrigins, country }, this.#options)
  }
}

function contextsFor(
  ofMall: OfMall,
  { platformUrl, timeZone, media }: DecodeContextOptions,
): Record<Locale, MallContext> {
  return byLocale((locale) => ({
    locale,
    ...ofMall,
    ...(timeZone === undefined ? {} : { fallbackZone: timeZone }),
    assetOrigin: new URL(platformUrl).origin,
    ...(media === undefined ? {} : { pictureUrl: media.pictureUrl }),
  }))
}

function versionOf(media: DecodeContextOptions['media']): string {
  return media?.version() ?? ''
}

function originOf(url: string | undefined): readonly string[] {
  const origin = url === undefined ? undefined : URL.parse(url)?.origin
  return origin === undefined || origin === 'null' ? [] : [origin]
}
