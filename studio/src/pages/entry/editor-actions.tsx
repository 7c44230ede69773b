import { pageAreas } from '@promenade/contract/editing/page-areas'
import type { EntryWire } from '@promenade/contract/studio-api/entries'
import { Link, useNavigate } from 'react-router'
import { applyChanges } from '../../api/requests.ts'
import { Icon } from '../../components/icon.tsx'
import { MenuButton } from '../../components/menu-button.tsx'
import { problemText } from '../../layout/problem-text.ts'
import { useStudio } from '../../layout/studio-context.ts'
import { listPath } from './list-path.ts'
import type { EditedDocument } from '../../documents/patches.ts'
import type { DraftStore } from './draft-store.ts'

interface EditorActionsProps {
  readonly store: DraftStore
  readonly editing: EditedDocument
  readonly hasDraft: boolean
  readonly entry: EntryWire | undefined
  readonly canPublish: boolean
  readonly onPublish: () => void
  readonly onHistory: () => void
  readonly onAddress: () => void
  readonly onChanged: () => Promise<void>
}

/** Undo, publish, and what is needed less often. */
export function EditorActions({
  store,
  editing,
  hasDraft,
  entry,
  canPublish,
  onPublish,
  onHistory,
  onAddress,
  onChanged,
}: EditorActionsProps) {
  const { messages: m, session, notify } = useStudio()
  const navigate = useNavigate()
  const single = session.kinds.some((known) => known.kind === entry?.kind && known.single)
  const act = async (action: 'withdraw' | 'delete' | 'undelete' | 'cancel' | 'discard') => {
    try {
      const record = await store.flush()
      if (record === undefined) return
      const { id: changeSet } = await applyChanges([{ ...record, action }], crypto.randomUUID())
      notify({ text: m.done[action](1), changeSet })
      if (action === 'delete' && entry !== undefined) await navigate(listPath(entry.kind))
      else await onChanged()
    } catch (error) {
      notify({ text: problemText(error, m) })
    }
  }
  return (
    <div className="editor-actions">
      {(['undo', 'redo'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className="button plain icon"
          aria-label={m.editor[name]}
          title={m.editor[name]}
          disabled={(name === 'undo' ? editing.done : editing.undone).length === 0}
          onClick={store[name]}
        >
          <Icon name={name} />
        </button>
      ))}
      {entry !== undefined && (
        <MenuButton label={m.editor.moreActions}>
          <button type="button" className="button plain" onClick={onHistory}>
            {m.editor.history}
          </button>
          {!single && (
            <Link className="button plain" to={`/entries/new-${entry.kind}?from=${entry.id}`}>
              {m.editor.duplicate}
            </Link>
          )}
          {canPublish && entry.state !== 'bin' && pageAreas[entry.kind] !== undefined && (
            <button type="button" className="button plain" onClick={onAddress}>
              {m.editor.address}
            </button>
          )}
          {canPublish && entry.scheduled.length > 0 && (
            <button type="button" className="button plain" onClick={() => void act('cancel')}>
              {m.editor.cancelPlan}
            </button>
          )}
          {canPublish && entry.published !== undefined && !single && (
            <button type="button" className="button plain" onClick={() => void act('withdraw')}>
              {m.editor.withdraw}
            </button>
          )}
          {hasDraft && entry.published !== undefined && (
            <button type="button" className="button plain" onClick={() => void act('discard')}>
              {m.editor.discard}
            </button>
          )}
          {!single && (canPublish || entry.published === undefined) && (
            <button
              type="button"
              className="button plain danger"
              onClick={() => void act(entry.state === 'bin' ? 'undelete' : 'delete')}
            >
              {entry.state === 'bin' ? m.editor.undelete : m.editor.delete}
            </button>
          )}
        </MenuButton>
      )}
      {canPublish && entry?.state !== 'bin' && (
        <button type="button" className="button main" onClick={onPublish}>
          {m.editor.publish}
        </button>
      )}
    </div>
  )
}
