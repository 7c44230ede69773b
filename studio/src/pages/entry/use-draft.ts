import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryJson } from '@promenade/contract/studio-api/entries'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStudio } from '../../context/studio-context.ts'
import { type DraftSource, DraftStore } from './draft-store.ts'

/** The props of every sheet over the editor. */
export interface EditorSheetProps {
  readonly store: DraftStore
  readonly kind: EntryKind
  readonly title: string
  /** Undefined for a new record. */
  readonly entry: EntryJson | undefined
  readonly onClose: () => void
  /** Loads the record again. */
  readonly onDone: () => Promise<void>
}

/** Holds the draft store of a record while its screen is open. */
export function useDraft(open: () => DraftSource) {
  const { device } = useStudio()
  const [store] = useState(() => new DraftStore(open(), device))
  const state = useSyncExternalStore(store.subscribe, store.getState)
  useEffect(() => store.open(), [store])
  return { store, state }
}
