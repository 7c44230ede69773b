import type { EntryWire } from '@promenade/contract/studio-api/entries'
import { StateChip } from '../../components/state-chip.tsx'
import { useStudio } from '../../layout/studio-context.ts'
import { siteAddress } from './site-path.ts'

interface EditorStateProps {
  readonly entry: EntryWire | undefined
  readonly hasDraft: boolean
}

/** The state of a record and what is planned for it. */
export function EditorState({ entry, hasDraft }: EditorStateProps) {
  const { messages: m, format, session, locale } = useStudio()
  if (entry === undefined) return <StateChip state="draft" />
  const { state, published, scheduled, kind, slug } = entry
  const detail =
    state === 'live' && published !== undefined ? m.editor.liveSince(format.date(published.at)) : undefined
  return (
    <p className="editor-chips">
      <StateChip state={state} {...(detail === undefined ? {} : { detail })} />
      {hasDraft && published !== undefined && <span className="tag">{m.editor.unpublished}</span>}
      {state === 'live' && session.mall.siteUrl !== null && (
        <a
          className="small-text"
          href={siteAddress(session.mall.siteUrl, kind, slug, locale)}
          target="_blank"
          rel="noreferrer"
        >
          {m.seeOnSite}
        </a>
      )}
      {scheduled.map(({ id, action, at }) => (
        <span key={id} className="tag">
          {m.editor.planned[action](format.moment(at))}
        </span>
      ))}
    </p>
  )
}
