import type { EntryKind } from '@promenade/contract/editing/documents'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Field, formFields } from '../../forms/fields.ts'
import { useStudio } from '../../layout/studio-context.ts'
import { type DraftSource, DraftStore } from './draft-store.ts'

/** A record that is written, for as long as its screen is open. */
export function useDraft(open: () => DraftSource) {
  const { device } = useStudio()
  const [store] = useState(() => new DraftStore(open(), device))
  const state = useSyncExternalStore(store.subscribe, store.getState)
  useEffect(() => store.open(), [store])
  return { store, state }
}

/** The fields of a kind. */
export function useFields(kind: EntryKind): readonly Field[] {
  const { session } = useStudio()
  return useMemo(() => {
    const schema = session.kinds.find((known) => known.kind === kind)?.schema
    return formFields(schema, session.mall.locales)
  }, [session, kind])
}
