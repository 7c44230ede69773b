import type { EntryJson } from '@promenade/contract/studio-api/entries'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { applyChanges } from '../../api/apply-changes.ts'
import { buttonLook, type Look } from '../../components/button-look.ts'
import { Button, IconButton } from '../../components/button.tsx'
import { FoundBadge } from '../../components/found-badge.tsx'
import { MenuButton } from '../../components/menu-button.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { listPath } from './list-path.ts'
import { offeredActions } from './offered-actions.ts'
import type { EditedDocument } from '../../documents/patches.ts'
import type { DraftStore } from './draft-store.ts'
import editorStyles from './editor.module.css'

/** The sheets over the editor. */
export type EditorSheet = 'publish' | 'publish-now' | 'history' | 'address'

interface EditorActionsProps {
  readonly store: DraftStore
  readonly editing: EditedDocument
  readonly hasDraft: boolean
  readonly entry: EntryJson | undefined
  readonly canPublish: boolean
  readonly onOpen: (sheet: EditorSheet) => void
  /** Absent where there is nothing to preview. */
  readonly preview: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined
  readonly onChanged: () => Promise<void>
  /** How many faults and hints the record has. */
  readonly found: { readonly faults: number; readonly hints: number }
}

/** Undo, publish, and what is needed less often. */
export function EditorActions({ store, editing, entry, onOpen, onChanged, ...props }: EditorActionsProps) {
  const { hasDraft, canPublish, preview, found } = props
  const { messages: m, session, notify, isAllowed } = useStudio()
  const navigate = useNavigate()
  const isSingle = session.kinds.some((known) => known.kind === entry?.kind && known.single)
  const offered = entry === undefined ? [] : offeredActions({ entry, hasDraft, isSingle, isAllowed })
  const { act } = useAct()
  const foundId = useId()
  const item = (action: 'withdraw' | 'delete' | 'undelete' | 'cancel' | 'discard', look: Look = 'plain') => {
    if (!offered.includes(action)) return null
    const work = async () => {
      const record = await store.flush()
      if (record === undefined) return
      // Only plans that this page knows are cancelled; a colleague may have added others.
      const plans = entry?.scheduled.map((plan) => plan.id) ?? []
      const step = { ...record, action, ...(action === 'cancel' ? { plans } : {}) }
      const { id: changeSet } = await applyChanges([step], crypto.randomUUID())
      notify({ text: m.done[action](1), changeSet })
      if (action === 'delete' && entry !== undefined) await navigate(listPath(entry.kind))
      else await onChanged()
    }
    return (
      <Button look={look} onClick={() => void act(work)}>
        {m.editor[action]}
      </Button>
    )
  }
  return (
    <div className={editorStyles.editorActions}>
      {(['undo', 'redo'] as const).map((name) => (
        <IconButton
          key={name}
          icon={name}
          label={m.editor[name]}
          title={m.editor[name]}
          disabled={(name === 'undo' ? editing.done : editing.undone).length === 0}
          onClick={store[name]}
        />
      ))}
      {entry !== undefined && (
        <MenuButton label={m.editor.moreActions}>
          <Button look="plain" onClick={() => onOpen('history')}>
            {m.editor.history}
          </Button>
          {offered.includes('duplicate') && (
            <Link className={buttonLook('plain')} to={`/entries/new-${entry.kind}?from=${entry.id}`}>
              {m.editor.duplicate}
            </Link>
          )}
          {offered.includes('address') && (
            <Button look="plain" onClick={() => onOpen('address')}>
              {m.editor.address}
            </Button>
          )}
          {item('cancel')}
          {item('withdraw')}
          {item('discard')}
          {item('undelete', 'plain danger')}
          {item('delete', 'plain danger')}
        </MenuButton>
      )}
      {preview !== undefined && entry?.state !== 'bin' && (
        <Button aria-pressed={preview.isOpen} onClick={preview.onToggle}>
          {m.editor.preview}
        </Button>
      )}
      {canPublish && entry?.state !== 'bin' && (
        <Button look="main" aria-describedby={foundId} onClick={() => onOpen('publish')}>
          {m.editor.publish}
          <FoundBadge id={foundId} className={editorStyles.found} {...found} />
        </Button>
      )}
    </div>
  )
}
