import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { Link } from 'react-router'
import { useStudio } from '../context/studio-context.ts'
import { buttonLook, type Look } from './button-look.ts'
import { Icon } from './icon.tsx'

/** A link to a new record of a kind, for people who may write one. */
export function AddLink({ kind, look = 'main' }: { readonly kind: EntryKind; readonly look?: Look }) {
  const { messages: m, isAllowed } = useStudio()
  if (!isAllowed('draft.write')) return null
  return (
    <Link className={buttonLook(look)} to={`/entries/new-${kind}`}>
      <Icon name="add" size={18} />
      {m.kinds[kind].fresh}
    </Link>
  )
}
