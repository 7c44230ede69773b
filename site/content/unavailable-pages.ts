import { findBySlug } from '@promenade/contract/decode/slug'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { findGone } from './gone-records.ts'
import type { MallContent } from './mall-content.ts'
import {
  isGoneKind,
  kindsListedAt,
  type PagedKindName,
  type PageRecord,
  pageRecords,
  shownRecords,
} from './paged-kinds.ts'

/** True if the record of a link's path is over, not yet public, or gone. The path has no language prefix; a query or fragment may follow. */
export function isUnavailablePage(link: string, content: MallContent, now: EpochMs): boolean {
  const [path = ''] = link.split(/[?#]/)
  const slugAt = path.lastIndexOf('/') + 1
  const slug = path.slice(slugAt)
  const kinds = kindsListedAt(path.slice(0, slugAt - 1))
  const isAmong = (list: (kind: PagedKindName) => readonly PageRecord[]) =>
    findBySlug(kinds.flatMap(list), slug) !== undefined
  if (isAmong((kind) => shownRecords(kind, content, now))) return false
  if (isAmong((kind) => pageRecords(kind, content))) return true
  return findGone(content, kinds.filter(isGoneKind), slug) !== undefined
}
