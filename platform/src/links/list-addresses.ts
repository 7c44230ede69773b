import type { Document, Path } from '@promenade/domain/studio/document'
import { listTexts } from '@promenade/domain/studio/path'

/** A web address in a document. */
export interface LinkedAddress {
  readonly path: Path
  readonly address: string
}

/** Longer ones are not checked: an index of PostgreSQL has its limit. */
const maxLength = 2_000

/** Published documents stay the same objects until they change. */
const known = new WeakMap<Document, readonly LinkedAddress[]>()

/** The http(s) addresses that a document links to, each with its field. */
export function listAddresses(document: Document): readonly LinkedAddress[] {
  const before = known.get(document)
  if (before !== undefined) return before
  const found = listTexts(document).flatMap(({ path, text }) =>
    addressesIn(text).map((address) => ({ path, address })),
  )
  known.set(document, found)
  return found
}

/** The whole text of a field, or the links of HTML. */
function addressesIn(text: string): readonly string[] {
  const candidates = /^https?:/.test(text)
    ? [text]
    : [...text.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
        ([, quoted, single]) => quoted ?? single ?? '',
      )
  return [...new Set(candidates.flatMap((candidate) => normalise(candidate) ?? []))]
}

function normalise(text: string): string | undefined {
  const url = URL.parse(text.trim().replaceAll('&amp;', '&'))
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  url.hash = ''
  return url.href.length > maxLength ? undefined : url.href
}
