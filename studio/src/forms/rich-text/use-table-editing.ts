import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect } from 'react'

/** Loads what works on tables with the first table of the text: few texts have one. */
export function useTableEditing(view: EditorView | undefined, state: EditorState | undefined): void {
  const hasTable = state !== undefined && hasTableIn(state)
  useEffect(() => {
    if (view === undefined || !hasTable) return
    const load = async () => {
      const { withTableEditing } = await import('./edit-tables.ts')
      if (!view.isDestroyed) view.updateState(withTableEditing(view.state))
    }
    void load()
  }, [view, hasTable])
}

function hasTableIn({ doc }: EditorState): boolean {
  let isFound = false
  doc.descendants(({ type }) => {
    isFound ||= type.name === 'table'
    return !isFound
  })
  return isFound
}
