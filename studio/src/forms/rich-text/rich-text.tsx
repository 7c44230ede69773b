import { listTextPictures } from '@promenade/domain/pictures/text-pictures'
import { diffSequences } from '@promenade/domain/studio/diff-sequences'
import type { Node } from 'prosemirror-model'
import { EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type ControlProps, useForm } from '../form-context.ts'
import { asText } from '../text-inputs.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { cleanPaste } from './clean-paste.ts'
import { isPreserved, fromHtml } from './from-html.ts'
import { pictureProps } from './picture-props.ts'
import { usePictureSheet } from './use-picture-sheet.ts'
import { useTableEditing } from './use-table-editing.ts'
import { editingPlugins } from './plugins.ts'
import { toHtml } from './to-html.ts'
import { Toolbar } from './toolbar.tsx'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'
import styles from './rich-text.module.css'

const PictureSheet = lazy(() => import('./picture-sheet.tsx'))

interface RichTextProps extends ControlProps {
  readonly locale: string
  readonly hasGalleries: boolean
}

/**
 * An editor for HTML with paragraphs, headings, lists, links and tables. HTML that it would change is edited
 * as source.
 */
export default function RichText(props: RichTextProps) {
  const { messages: m } = useStudio()
  const { value, path } = props
  const { set, isReadOnly } = useForm()
  const html = asText(value)
  const [isSource, setIsSource] = useState(() => !isPreserved(html))
  const toggle = () => {
    // Tags that the editor cannot show would prevent publication without being visible.
    if (isSource && !isReadOnly && !isPreserved(html)) set(path, toHtml(fromHtml(html)))
    setIsSource(!isSource)
  }
  return (
    <div className={`${primitives.stack} ${styles.richField}`}>
      {isSource ? <Source {...props} /> : <Editor key={path.join('.')} {...props} />}
      <p role="status" className={primitives.soft}>
        {listTextPictures(html).some(({ alt }) => alt === undefined) && m.findings.sentences['no-alt']({})}
      </p>
      <button type="button" className={`${primitives.linkButton} ${primitives.note}`} onClick={toggle}>
        {isSource ? m.richText.asText : m.richText.asSource}
      </button>
    </div>
  )
}

function Source({ path, value, id, label, locale, describedBy, isInvalid }: RichTextProps) {
  const { set, isReadOnly } = useForm()
  return (
    <textarea
      className={`${inputs.input} ${styles.source}`}
      id={id}
      lang={locale}
      rows={10}
      spellCheck={false}
      readOnly={isReadOnly}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={asText(value)}
      onChange={(event) => set(path, event.target.value || undefined)}
    />
  )
}

function Editor(props: RichTextProps) {
  const { path, value, id, label, locale, hasGalleries } = props
  const { messages } = useStudio()
  const { set, isReadOnly } = useForm()
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  const html = asText(value)
  // The last value that the editor emitted: another value comes from undo, a colleague or a restore.
  const given = useRef(html)
  const save = useRef<(text: string) => void>(() => undefined)
  const [picture, setPicture] = usePictureSheet(view)
  const small = useRef(messages.picture.hints.small)
  useEffect(() => {
    save.current = (text) => set(path, text === '' ? undefined : text)
    small.current = messages.picture.hints.small
  })
  useEffect(() => {
    if (place.current === null) return undefined
    const first = fromHtml(given.current)
    const source = given.current
    const editor = new EditorView(place.current, {
      state: EditorState.create({ doc: first, plugins: [...editingPlugins()] }),
      transformPastedHTML: cleanPaste,
      ...pictureProps(
        (file) => setPicture({ file }),
        (...size) => small.current(...size),
      ),
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (!transaction.docChanged || transaction.getMeta('from-outside') === true) return
        // An unchanged document gives back the original text with its whitespace.
        given.current = next.doc.eq(first) ? source : isEmpty(next) ? '' : toHtml(next.doc)
        save.current(given.current)
      },
    })
    setView(editor)
    setState(editor.state)
    return () => editor.destroy()
    // Not with another language of the studio: the cursor and what can be undone would be gone.
  }, [setPicture])
  useAttributes(view, props)
  useTableEditing(view, state)
  useEffect(() => {
    if (view === undefined || html === given.current) return
    given.current = html
    const change = replaceChanged(view.state, fromHtml(html))
    // The cursor stays where it is when one undoes own typing.
    view.dispatch(change.setMeta('from-outside', true).setMeta('addToHistory', false))
  }, [view, html])
  return (
    <>
      <div className={`${inputs.input} ${styles.rich}`}>
        {view !== undefined && state !== undefined && !isReadOnly && (
          <Toolbar
            {...{ view, state, label, hasGalleries }}
            controls={id}
            onPicture={() => setPicture({ file: undefined })}
          />
        )}
        <div ref={place} />
      </div>
      {view !== undefined && picture !== undefined && (
        <Suspense>
          <PictureSheet {...picture} {...{ view, locale }} onClose={() => setPicture(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Names the editor as the field that it is. */
function useAttributes(
  view: EditorView | undefined,
  { id, label, locale, describedBy, isInvalid }: RichTextProps,
): void {
  const { isReadOnly } = useForm()
  useEffect(() => {
    view?.setProps({
      editable: () => !isReadOnly,
      attributes: {
        id,
        role: 'textbox',
        lang: locale,
        class: `${styles.prose}`,
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
    })
  }, [view, id, label, locale, describedBy, isInvalid, isReadOnly])
}

/** Replaces the blocks that differ, so that the cursor stays where it is in the others. */
function replaceChanged({ doc, tr }: EditorState, next: Node): Transaction {
  const splices = diffSequences(doc.children.map(blockName), next.children.map(blockName))
  const sizeOf = (from: number, to: number) =>
    doc.children.slice(from, to).reduce((size, { nodeSize }) => size + nodeSize, 0)
  let taken = next.childCount
  let kept = doc.childCount
  for (const { start, removed, inserted } of splices.toReversed()) {
    // Between two changes both documents have equally many blocks.
    taken -= kept - start - removed
    const at = sizeOf(0, start)
    const blocks = next.children.slice(taken - inserted.length, taken)
    tr.replaceWith(at, at + sizeOf(start, start + removed), blocks)
    taken -= inserted.length
    kept = start
  }
  return tr
}

function blockName(block: Node): string {
  return JSON.stringify(block)
}

function isEmpty({ doc }: EditorState): boolean {
  return doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.content.size === 0
}
