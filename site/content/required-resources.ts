import { resources } from '@promenade/contract/public-api/resources'
import { defaultLocale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { ContentLog } from './content-log.ts'
import type { StoredResponses } from './stored-responses.ts'
import type { Platform } from './platform-resources.ts'

interface RequiredResource {
  readonly key: 'hours' | 'storeList' | 'categories'
  /** Each serves. */
  readonly keys: readonly string[]
  readonly path: string
}

/** A mall without stores says so by an empty list. */
const requiredResources: readonly RequiredResource[] = [
  { key: 'hours', keys: ['hours'], path: resources.hours.path },
  { key: 'storeList', keys: ['storeList', 'stores'], path: resources.storeList.path },
  { key: 'categories', keys: ['categories'], path: resources.categories.path },
]

/** The required resources for which the platform has answered 404. */
export function findMissing(responses: StoredResponses): readonly RequiredResource[] {
  return requiredResources.filter(
    ({ key, keys }) =>
      responses.isAbsent(defaultLocale, key) && keys.every((name) => !responses.find(defaultLocale, name)),
  )
}

const pauseMs = 60_000

/** Logs once a minute what the platform lacks. */
export function createMissingWarning({
  clock,
  log,
  platformUrl,
  propertyId,
}: Platform & { readonly clock: () => EpochMs; readonly log: ContentLog }) {
  let warnedAt = -Infinity
  const { origin, pathname } = new URL(platformUrl)
  return (missing: readonly RequiredResource[]): void => {
    if (clock() - warnedAt < pauseMs) return
    warnedAt = clock()
    const paths = missing.map(({ path }) => path)
    log.warn(
      { resources: missing.map(({ key }) => `${defaultLocale} ${key}`), setting: 'PLATFORM_URL' },
      `Error loading data: The platform at PLATFORM_URL "${origin}${pathname}" has the property ${propertyId}, but answers 404 for ${paths.join(', ')}. The site is not ready before it has them.`,
    )
  }
}
