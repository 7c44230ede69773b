import { type Command, NodeSelection } from 'prosemirror-state'
import { pictureAt, pictureAttrs, type PictureInText } from './picture-node.ts'

/** Puts a picture at the cursor, or in the place of the selected one, and selects it. */
export function putPicture(picture: PictureInText): Command {
  return (state, dispatch) => {
    const node = state.schema.nodes['picture']?.create(pictureAttrs(picture))
    if (node === undefined) return false
    const { selection, tr } = state
    if (pictureAt(state) === undefined) tr.replaceSelectionWith(node)
    else tr.replaceWith(selection.from, selection.to, node)
    tr.doc.descendants((other, at) => {
      if (other === node) tr.setSelection(NodeSelection.create(tr.doc, at))
    })
    dispatch?.(tr.scrollIntoView())
    return true
  }
}
