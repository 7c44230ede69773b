import { findGone } from '../../content/gone-records.ts'
import type { GoneKind } from '../../content/paged-kinds.ts'
import type { PageContext } from '../page-context.ts'

export type GoneFields = NonNullable<ReturnType<typeof goneRecord>>

/** What is known of a removed record, as over; its end only if it ended before it was removed. */
export function goneRecord({ content }: PageContext, kinds: readonly GoneKind[], slug: string) {
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
