import type { EntryJson } from '@promenade/contract/studio-api/entries'
import { StateChip } from '../../components/state-chip.tsx'
import { stateLine } from '../../presenters/row-detail.ts'
import { useStudio } from '../../context/studio-context.ts'
import { siteAddress } from './site-path.ts'
import primitives from '../../theme/primitives.module.css'
import editorStyles from './editor.module.css'

interface EditorStateProps {
  readonly entry: EntryJson | undefined
  readonly hasDraft: boolean
}

/** The state of a record and what is planned for it. */
export function EditorState({ entry, hasDraft }: EditorStateProps) {
  const { messages: m, format, session, locale } = useStudio()
  if (entry === undefined) return <StateChip state="draft" />
  const { state, published, scheduled, kind, slug } = entry
  const { startsAt, endsAt } = entry
  const record = {
    state,
    hasDraft: hasDraft && published !== undefined,
    plans: scheduled,
    liveSince: published?.at,
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(endsAt === undefined ? {} : { endsAt }),
  }
  return (
    <p className={`${primitives.row} ${editorStyles.editorChips}`}>
      <StateChip state={state} detail={stateLine(record, m, format)} />
      {state === 'live' && session.mall.siteUrl !== null && (
        <a
          className={`${primitives.smallText} ${primitives.target}`}
          href={siteAddress(session.mall.siteUrl, kind, slug, locale)}
          target="_blank"
          rel="noreferrer"
        >
          {m.seeOnSite}
        </a>
      )}
    </p>
  )
}
