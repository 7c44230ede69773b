import type { DecodeContext, Decoded, PropertyContext } from '@promenade/contract/decode/decoded'
import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import type { GoneRecord } from '@promenade/domain/mall/gone'
import type { EpochMs } from '@promenade/domain/mall/values'
import { composeContent } from './compose-content.ts'
import { type Copies, createCopies } from './copies.ts'
import type { ContentLog } from './content-log.ts'
import type { Copy } from './copy.ts'
import { type DecodedResource, decoders } from './decoders.ts'
import { type Changing, updateGoneRecords } from './gone-records.ts'
import type { Judged } from './assess-response.ts'
import type { MallContent } from './mall-content.ts'
import type { Media } from './media.ts'
import { goneKey, readGoneRecords } from './saved-gone-records.ts'
import type { SavedCopy } from './snapshot.ts'

/** Where the present content lies, and the copies it is made of. */
export interface Shelf {
  readonly copies: Copies
  readonly current: (locale: Locale) => MallContent | undefined
  /** Takes in what was kept from an earlier run; a copy that is no longer readable is left out. */
  readonly restore: (saved: readonly SavedCopy[], log: ContentLog) => void
  /** What a copy says. Throws where it is not the resource at all. */
  readonly decode: (resource: DecodedResource, locale: Locale, copy: Copy) => DecodedItems
  readonly read: <T>(
    locale: Locale,
    copy: Copy,
    decode: (copy: Copy, context: DecodeContext) => Decoded<T>,
  ) => T
  /** Swaps in new content where something has changed: a page sees all of it or none. */
  readonly compose: () => void
  readonly onChange: (listener: () => void) => () => void
  readonly countFaults: () => number
}

interface DecodedItems {
  readonly kind: Judged['kind']
  /** Number of usable items; for opening hours, of days that are known. */
  readonly kept: number
  readonly faults: readonly { readonly item: string; readonly message: string }[]
}

/** Enough for the property and for all that depends on it. */
type MallContext = DecodeContext & PropertyContext

interface ContentStoreOptions {
  readonly platformUrl: string
  readonly ownOrigins: readonly string[]
  /** Of a mall whose platform sends none. */
  readonly timeZone?: string | undefined
  readonly clock: () => EpochMs
  readonly media?: Media
  /** Keeps what is gone over a restart. */
  readonly saveGone?: (locale: Locale, gone: readonly GoneRecord[]) => void
}

type OfMall = Required<Pick<DecodeContext, 'timeZone' | 'siteOrigins' | 'country'>>

export function createContentStore(options: ContentStoreOptions): Shelf {
  const { platformUrl, ownOrigins, clock, media, saveGone, timeZone: fallbackZone } = options
  const copies = createCopies()
  const listeners = new Set<() => void>()
  const gone: Partial<Record<Locale, readonly GoneRecord[]>> = {}
  let contents: Partial<Record<Locale, MallContent>> = {}
  let contexts = contextsFor({ timeZone: 'UTC', siteOrigins: ownOrigins, country: '' })
  let picturesVersion = media?.version() ?? ''
  media?.onChange(compose)

  function contextsFor(ofMall: OfMall): Record<Locale, MallContext> {
    const context = (locale: Locale): MallContext => ({
      locale,
      ...ofMall,
      ...(fallbackZone === undefined ? {} : { fallbackZone }),
      assetOrigin: new URL(platformUrl).origin,
      ...(media === undefined ? {} : { pictureUrl: media.pictureUrl }),
    })
    return { en: context('en'), es: context('es') }
  }

  /**
   * The mall's zone, country and own address are in its property: with other ones everything is decoded anew, and so it is
   * when other pictures cannot be had.
   */
  function updateContexts(): void {
    const before = contexts[defaultLocale]
    const copy = copies.find(defaultLocale, 'property')
    const property = copy && decoders.property(copy, before).value
    const timeZone = property?.timeZone ?? before.timeZone
    const country = property?.address.country ?? before.country ?? ''
    const siteOrigins = [...new Set([...ownOrigins, ...originOf(property?.url)])]
    const isSame =
      timeZone === before.timeZone &&
      country === before.country &&
      siteOrigins.join() === before.siteOrigins.join()
    if (isSame && picturesVersion === (media?.version() ?? '')) return
    picturesVersion = media?.version() ?? ''
    contexts = contextsFor({ timeZone, siteOrigins, country })
  }

  function decode(resource: DecodedResource, locale: Locale, copy: Copy): DecodedItems {
    const { value, faults } = decoders[resource](copy, contexts[locale])
    if (Array.isArray(value)) return { kind: 'list', kept: value.length, faults }
    if (resource !== 'hours') return { kind: 'object', kept: 1, faults }
    return { kind: 'hours', kept: decoders.hours(copy, contexts[locale]).value.regular.length, faults }
  }

  return {
    copies,
    current: (locale) => contents[locale],
    restore(saved, log) {
      const isProperty = ({ key }: SavedCopy) => key === 'property'
      for (const one of [...saved.filter(isProperty), ...saved.filter((other) => !isProperty(other))]) {
        restoreOne(one, log)
      }
      compose()
    },
    decode,
    read: (locale, copy, decodeCopy) => decodeCopy(copy, contexts[locale]).value,
    compose,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    countFaults() {
      return locales
        .flatMap(({ code }) => copies.keys(code).map((key) => countOf(code, key)))
        .reduce((sum, count) => sum + count, 0)
    },
  }

  function restoreOne({ locale, key, copy }: SavedCopy, log: ContentLog): void {
    if (key === goneKey) gone[locale] = readGoneRecords(copy.answer)
    const resource = resourceOf(key)
    if (resource === undefined) return
    try {
      decode(resource, locale, copy)
      copies.put(locale, key, copy)
      if (key === 'property') updateContexts()
    } catch {
      log.warn({ resource: `${locale} ${key}` }, 'A copy of the content on disk is unreadable and is ignored')
    }
  }

  function compose(): void {
    updateContexts()
    const now = clock()
    const next = locales.map(({ code }) => composeContent(code, { copies, contexts, now, picturesVersion }))
    const hasNews = next.some(
      (content) => content?.version !== (content && contents[content.locale]?.version),
    )
    if (!hasNews) return
    contents = Object.fromEntries(
      next.flatMap((content) => (content ? [[content.locale, withGoneRecords(content, now)]] : [])),
    )
    for (const listener of listeners) listener()
  }

  function withGoneRecords(after: Changing, now: EpochMs): MallContent {
    const { locale } = after
    const known = gone[locale] ?? []
    const next = updateGoneRecords({ before: contents[locale], after, gone: known, now })
    gone[locale] = next
    if (next.length !== known.length || next.some((one, index) => one !== known[index])) {
      saveGone?.(locale, next)
    }
    return { ...after, gone: next }
  }

  function countOf(locale: Locale, key: string): number {
    const copy = copies.find(locale, key)
    const resource = resourceOf(key)
    return copy === undefined || resource === undefined ? 0 : decode(resource, locale, copy).faults.length
  }
}

function resourceOf(key: string): DecodedResource | undefined {
  const [name = ''] = key.split(' ', 1)
  return isDecoded(name) ? name : undefined
}

function isDecoded(name: string): name is DecodedResource {
  return Object.hasOwn(decoders, name)
}

function originOf(url: string | undefined): readonly string[] {
  const origin = url === undefined ? undefined : URL.parse(url)?.origin
  return origin === undefined || origin === 'null' ? [] : [origin]
}
