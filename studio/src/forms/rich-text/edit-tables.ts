import { keymap } from 'prosemirror-keymap'
import type { EditorState } from 'prosemirror-state'
import { goToNextCell, tableEditing, tableEditingKey } from 'prosemirror-tables'

/** The state with the keys and the selection of tables. */
export function withTableEditing(state: EditorState): EditorState {
  if (tableEditingKey.get(state) !== undefined) return state
  const keys = keymap({ Tab: goToNextCell(1), 'Shift-Tab': goToNextCell(-1) })
  return state.reconfigure({ plugins: [keys, ...state.plugins, tableEditing()] })
}
