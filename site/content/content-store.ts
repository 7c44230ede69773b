import { locales, type Locale } from '@promenade/domain/locale/locale'
import type { GoneRecord } from '@promenade/domain/mall/gone'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { composeContent, composeMapFacts } from './compose-content.ts'
import { type StoredResponses, createStoredResponses } from './stored-responses.ts'
import type { ContentLog } from './content-log.ts'
import type { StoredResponse } from './stored-response.ts'
import { DecodeContexts } from './decode-contexts.ts'
import { type Decode, type DecodedResource, decoders } from './decoders.ts'
import { type Changing, updateGoneRecords } from './gone-records.ts'
import type { Assessment } from './assess-response.ts'
import type { MallContent } from './mall-content.ts'
import type { Media } from './media.ts'
import { goneKey, readGoneRecords } from './saved-gone-records.ts'
import type { SavedResponse } from './snapshot.ts'

/** The current content, and the stored responses it is composed of. */
export interface ContentStore {
  readonly responses: StoredResponses
  readonly current: (locale: Locale) => MallContent | undefined
  /** Restores saved responses; unreadable ones are dropped. */
  readonly restore: (saved: readonly SavedResponse[], log: ContentLog) => void
  /** Decodes a stored response. Throws if it is not the resource. */
  readonly decode: (resource: DecodedResource, locale: Locale, response: StoredResponse) => DecodedItems
  readonly read: <T>(locale: Locale, response: StoredResponse, decode: Decode<T>) => T
  /** The parts of the next content that routes depend on, by language. */
  readonly listMapFacts: () => readonly Pick<MallContent, 'map' | 'pointsOfInterest'>[]
  /** Replaces the content after a change, all of it at once. */
  readonly compose: () => void
  readonly onChange: (listener: () => void) => () => void
  /** What is dropped or changed of the current responses. */
  readonly listFaults: () => readonly ContentFault[]
}

/** An item of a response, or a field of one, that the site left out or changed. */
export interface ContentFault {
  readonly resource: DecodedResource
  readonly item: string
  readonly message: string
}

interface DecodedItems {
  readonly kind: Assessment['kind']
  /** Decoded items; for opening hours, days of the week. */
  readonly usable: number
  readonly faults: readonly { readonly item: string; readonly message: string }[]
}

interface ContentStoreOptions {
  readonly platformUrl: string
  readonly ownOrigins: readonly string[]
  /** Time zone if the platform sends none. */
  readonly timeZone?: string | undefined
  readonly clock: () => EpochMs
  readonly media?: Media
  /** Persists removed records. */
  readonly saveGone?: (locale: Locale, gone: readonly GoneRecord[]) => void
}

export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { clock, media, saveGone } = options
  const responses = createStoredResponses()
  const listeners = new Set<() => void>()
  const gone = createGoneStore(saveGone)
  let contents: Partial<Record<Locale, MallContent>> = {}
  const contexts = new DecodeContexts(options)
  media?.onChange(compose)

  function decode(resource: DecodedResource, locale: Locale, response: StoredResponse): DecodedItems {
    const context = contexts.current[locale]
    const { value, faults } = decoders[resource](response, context)
    if (Array.isArray(value)) return { kind: 'list', usable: value.length, faults }
    if (resource !== 'hours') return { kind: 'object', usable: 1, faults }
    return { kind: 'hours', usable: decoders.hours(response, context).value.regular.length, faults }
  }

  return {
    responses,
    current: (locale) => contents[locale],
    restore(saved, log) {
      const isProperty = ({ key }: SavedResponse) => key === 'property'
      for (const one of [...saved.filter(isProperty), ...saved.filter((other) => !isProperty(other))]) {
        restoreOne(one, log)
      }
      compose()
    },
    decode,
    read: (locale, response, decodeResponse) => decodeResponse(response, contexts.current[locale]).value,
    listMapFacts: () => locales.map(({ code }) => composeMapFacts(code, composed())),
    compose,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listFaults: () =>
      locales.flatMap(({ code }) => responses.keys(code).flatMap((key) => faultsOf(code, key))),
  }

  function restoreOne({ locale, key, response }: SavedResponse, log: ContentLog): void {
    if (key === goneKey) gone.restore(locale, readGoneRecords(response.body))
    const resource = resourceOf(key)
    if (resource === undefined) return
    try {
      decode(resource, locale, response)
      responses.put(locale, key, response)
      if (key === 'property') contexts.update(responses)
    } catch {
      log.warn({ resource: `${locale} ${key}` }, 'A copy of the content on disk is unreadable and is ignored')
    }
  }

  function composed() {
    const { current, picturesVersion } = contexts
    return { responses, contexts: current, now: clock(), picturesVersion }
  }

  function compose(): void {
    contexts.update(responses)
    const parts = composed()
    const next = locales.map(({ code }) => composeContent(code, parts))
    const hasChanged = next.some(
      (content) => content?.version !== (content && contents[content.locale]?.version),
    )
    if (!hasChanged) return
    contents = Object.fromEntries(
      next.flatMap((content) =>
        content ? [[content.locale, gone.addTo(content, contents[content.locale], parts.now)]] : [],
      ),
    )
    for (const listener of listeners) listener()
  }

  function faultsOf(locale: Locale, key: string): readonly ContentFault[] {
    const response = responses.find(locale, key)
    const resource = resourceOf(key)
    if (response === undefined || resource === undefined) return []
    return decode(resource, locale, response).faults.map((fault) => ({ ...fault, resource }))
  }
}

/** The records that were removed, by language. */
function createGoneStore(save: ContentStoreOptions['saveGone']) {
  const gone: Partial<Record<Locale, readonly GoneRecord[]>> = {}
  return {
    restore(locale: Locale, records: readonly GoneRecord[]) {
      gone[locale] = records
    },
    addTo(after: Changing, before: MallContent | undefined, now: EpochMs): MallContent {
      const { locale } = after
      const former = gone[locale] ?? []
      const next = updateGoneRecords({ before, after, gone: former, now })
      gone[locale] = next
      if (next.length !== former.length || next.some((record, index) => record !== former[index]))
        save?.(locale, next)
      return { ...after, gone: next }
    },
  }
}

function resourceOf(key: string): DecodedResource | undefined {
  const [name = ''] = key.split(' ', 1)
  return isDecoded(name) ? name : undefined
}

function isDecoded(name: string): name is DecodedResource {
  return Object.hasOwn(decoders, name)
}
