import type { Document } from '@promenade/domain/studio/document'
import { edit, type Edit, type EditedDocument, startEditing } from './patches.ts'
import { type Saving, type SavingEvent, savingReducer, startSaving } from './saving.ts'

/**
 * The state of a record in the editor: its undo history (`editing`) and the progress of saving (`saving`).
 * Both always hold the same document.
 */
export interface Draft {
  readonly editing: EditedDocument
  readonly saving: Saving
}

export type DraftEvent =
  | { readonly type: 'edit'; readonly edit: Edit; readonly at: number }
  | { readonly type: 'saving'; readonly event: SavingEvent }

interface DraftStart {
  readonly version: number | undefined
  readonly saved: Document
  /** The document on this device, with changes that `saved` lacks. */
  readonly document: Document
  /** The time of the last change on this device. */
  readonly editedAt?: number | undefined
}

export function startDraft({ version, saved, document, editedAt }: DraftStart): Draft {
  return {
    editing: startEditing(document),
    saving: { ...startSaving(version, saved, document), editedAt },
  }
}

export function draftReducer(draft: Draft, event: DraftEvent): Draft {
  if (event.type === 'edit') {
    const editing = edit(draft.editing, event.edit)
    if (editing.document === draft.editing.document) return { ...draft, editing }
    const edited = { type: 'edited', document: editing.document, at: event.at } as const
    return { editing, saving: savingReducer(draft.saving, edited) }
  }
  const saving = savingReducer(draft.saving, event.event)
  return { saving, editing: edit(draft.editing, { type: 'replace', document: saving.document }) }
}
