import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { Link } from 'react-router'
import { useStudio } from '../context/studio-context.ts'
import { isUntranslated } from './untranslated.ts'

interface TranslateLinkProps {
  readonly rows: readonly EntryRow[]
  /** The list that contains the rows; absent on the first screen, which has all. */
  readonly list?: string
}

/** A link to the texts that are missing in a language, with the number of records. */
export function TranslateLink({ rows, list }: TranslateLinkProps) {
  const { messages: m, isAllowed } = useStudio()
  const count = rows.filter(isUntranslated).length
  if (count === 0 || !isAllowed('draft.write')) return null
  return (
    <Link to={list === undefined ? '/translate' : `/translate?list=${list}`}>{m.translate.link(count)}</Link>
  )
}
