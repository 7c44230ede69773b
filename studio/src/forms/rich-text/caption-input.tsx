import type { Fragment } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useId, useRef, useState } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { linePlugins } from './plugins.ts'
import { lineOf } from './schema.ts'
import { ToolRow } from './tool-row.tsx'
import { markTools } from './toolbar-commands.ts'
import inputs from '../../components/inputs.module.css'
import styles from './rich-text.module.css'

interface CaptionInputProps {
  readonly label: string
  readonly lang: string
  /** At first. */
  readonly value: Fragment
  readonly onChange: (caption: Fragment) => void
  readonly onEnter: () => void
}

/** A line of text with links, bold and italic letters. */
export function CaptionInput({ label, lang, value, onChange, onEnter }: CaptionInputProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const first = useRef(value)
  const changed = useRef(onChange)
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  useEffect(() => {
    changed.current = onChange
  })
  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: EditorState.create({ doc: lineOf(first.current), plugins: [...linePlugins()] }),
      transformPastedHTML: cleanPaste,
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (transaction.docChanged) changed.current(next.doc.content)
      },
    })
    setView(editor)
    setState(editor.state)
    return () => editor.destroy()
  }, [])
  useEffect(() => {
    view?.setProps({
      attributes: { id, role: 'textbox', lang, class: `${styles.line}`, 'aria-label': label },
      handleKeyDown(_, { key }) {
        if (key === 'Enter') onEnter()
        return key === 'Enter'
      },
    })
  }, [view, id, label, lang, onEnter])
  return (
    <div className={inputs.field}>
      <span aria-hidden>{label}</span>
      <div className={`${inputs.input} ${styles.rich}`}>
        {view !== undefined && state !== undefined && (
          <ToolRow {...{ view, state, label }} controls={id} tools={markTools} />
        )}
        <div ref={place} />
      </div>
    </div>
  )
}
