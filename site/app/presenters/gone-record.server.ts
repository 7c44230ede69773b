import { findGone } from '../../content/gone-records.ts'
import type { GoneKind } from '../../content/paged-kinds.ts'
import type { Mall } from './page-parts.ts'

export type GoneFields = NonNullable<ReturnType<typeof goneRecord>>

/** A removed record, shown as ended; with its end only if it ended before it was removed. */
export function goneRecord({ content }: Mall, kinds: readonly GoneKind[], slug: string) {
  const gone = findGone(content, kinds, slug)
  return (
    gone && {
      kind: gone.kind,
      id: '',
      slug: gone.slug,
      name: gone.name,
      untranslated: gone.isEnglish ? ['name'] : [],
      owner: gone.owner ?? ({ kind: 'property' } as const),
      period: gone.overAt === undefined ? {} : { overAt: gone.overAt },
    }
  )
}
