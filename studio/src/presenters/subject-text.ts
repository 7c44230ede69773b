import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Subject } from '@promenade/contract/studio-api/change-sets'
import type { Locale } from '@promenade/domain/locale/locale'
import { findWords } from '@promenade/contract/field-words/find-words'
import { inLanguage } from '../context/studio-context.ts'
import type { Messages } from '../messages/en.ts'

interface Changed {
  readonly kind: EntryKind
  readonly subject: Subject
  readonly count: number
}

/** Describes a bulk change in the reader's language: "Marks changed for 150". */
export function subjectText({ kind, subject, count }: Changed, m: Messages, locale: Locale): string {
  if ('isMap' in subject) return m.acts.newMap
  if ('isSpreadsheet' in subject) return m.spreadsheet.act(m.kinds[kind].many, count)
  const { field, specialDay } = subject
  if (specialDay === undefined) return m.bulk.done(findWords(m.fields, kind, [field])?.label ?? field, count)
  const day = inLanguage(specialDay, locale)
  return m.bulk.done(day === '' ? m.bulk.specialDay : `${m.bulk.specialDay} (${day})`, count)
}
