import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { cleanPaste } from '../src/forms/rich-text/clean-paste.ts'
import { isPreserved, fromHtml } from '../src/forms/rich-text/from-html.ts'
import { toHtml } from '../src/forms/rich-text/to-html.ts'

export { isPreserved }

/** The text after one pass through the editor. */
export function once(html: string): string {
  return toHtml(fromHtml(html))
}

/** The text after something is pasted into an empty one. */
export function pasted(html: string): string {
  const view = new EditorView(document.createElement('div'), {
    state: EditorState.create({ doc: fromHtml('') }),
    transformPastedHTML: cleanPaste,
  })
  view.pasteHTML(html)
  return toHtml(view.state.doc)
}

export function twice(html: string): string {
  return once(once(html))
}
