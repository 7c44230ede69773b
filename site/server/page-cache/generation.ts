import { locales } from '@promenade/domain/locale/locale'
import type { Span } from '@promenade/domain/hours/hours-timeline'
import type { EpochMs } from '@promenade/domain/mall/values'
import { unchangedSpan } from '@promenade/domain/schedule/unchanged-span'
import type { MallContent } from '../../content/mall-content.ts'
import { timedContentOf } from '../../content/timed-content.ts'
import type { PageContextsOptions } from './page-contexts.ts'

/**
 * What all pages of a time are rendered from: the content of every language (an English page may show Spanish content,
 * as the search and the site map do) and the span of time in which it changes nothing by itself.
 */
export interface Edition extends Span {
  readonly versions: string
  /** Since when it has been the present one. */
  readonly since: EpochMs
}

/** The present edition: the same object for as long as nothing changes; undefined while there is no content. */
export function createEditions({
  content,
  clock,
}: Pick<PageContextsOptions, 'content' | 'clock'>): () => Edition | undefined {
  let present: Edition | undefined
  let seen: readonly (MallContent | undefined)[] = []

  /** Asked for with every request: nothing is put together as long as the very same content is there. */
  function seeVersions(): string {
    seen = locales.map(({ code }) => content(code))
    return seen.map((one) => one?.version).join(' ')
  }

  return () => {
    const now = clock()
    const isSeen = locales.every(({ code }, index) => content(code) === seen[index])
    const versions = isSeen && present !== undefined ? present.versions : seeVersions()
    if (present?.versions === versions && present.start <= now && now < present.end) return present
    const [first, ...others] = seen.flatMap((one) => one ?? [])
    if (first === undefined) return undefined
    const span = unchangedSpan(timedContentOf([first, ...others]), now)
    const swapped = [first, ...others].map(({ asOf }) => asOf)
    present = { ...span, versions, since: Math.max(span.start, ...swapped) }
    return present
  }
}
