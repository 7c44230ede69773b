import type { EntryKind } from '@promenade/contract/kinds/kinds'
import {
  type EditTarget,
  formatEditTarget,
  type WrittenText,
} from '@promenade/contract/studio-api/preview-messages'
import type { Document } from '@promenade/domain/studio/document'
import { listTexts } from '@promenade/domain/studio/path'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStudio } from '../../context/studio-context.ts'
import { focusField } from '../../forms/focus-field.ts'
import { focusWhenThere } from '../../forms/focus-when-there.ts'
import { PreviewPane } from '../../preview/preview-pane.tsx'
import { usePreviewWords } from '../../preview/use-preview-words.ts'
import { sitePath } from './site-path.ts'
import styles from './editor.module.css'

interface EditorPreviewProps {
  readonly id: number
  readonly kind: EntryKind
  readonly slug: string
  /** The version of the saved draft. */
  readonly version: number | undefined
  readonly document: Document
  /** True: visitors could not get the draft. */
  readonly hasFaults: boolean
  /** The element with the form. */
  readonly form: HTMLElement | null
  readonly onClose: () => void
}

/** The page of a record beside its form; on a phone over it. */
export default function EditorPreview({
  id,
  kind,
  slug,
  version,
  document,
  hasFaults,
  form,
  onClose,
}: EditorPreviewProps) {
  const { locale } = useStudio()
  const texts = usePreviewWords()
  const navigate = useNavigate()
  const [at, setAt] = useState<string>()
  const focused = useFocusedField(form, id)
  const drafts = useMemo(() => [id], [id])
  const written = useMemo(() => listWritten(id, document), [id, document])
  const onEdit = useCallback(
    ({ entry, path }: EditTarget) => {
      if (entry !== id)
        return void Promise.resolve(navigate(`/entries/${entry}`)).then(() => focusWhenThere(path))
      // On a phone the preview lies over the form.
      if (matchMedia('(width < 1280px)').matches) onClose()
      focusField(path)
    },
    [id, navigate, onClose],
  )
  return (
    <aside className={styles.preview}>
      <PreviewPane
        path={sitePath(kind, slug, locale)}
        onMoment={setAt}
        notice={hasFaults ? texts.behind : undefined}
        {...{ drafts, at, version, written, focused, onEdit, onClose }}
      />
    </aside>
  )
}

/** The texts of the form. An empty one may be shown in another language. */
function listWritten(entry: number, document: Document): readonly WrittenText[] {
  return listTexts(document).flatMap(({ path, text }) =>
    text.trim() === '' ? [] : [{ edit: formatEditTarget({ entry, path }), text }],
  )
}

/** The field of the form that has the focus, by its id. */
function useFocusedField(form: HTMLElement | null, entry: number): EditTarget | undefined {
  const [name, setName] = useState('')
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const id = target instanceof Element ? target.closest('[id^="field-"]')?.id : undefined
      if (id !== undefined) setName(id.slice('field-'.length))
    }
    form?.addEventListener('focusin', look)
    return () => form?.removeEventListener('focusin', look)
  }, [form])
  return useMemo(() => (name === '' ? undefined : { entry, path: name.split('.') }), [entry, name])
}
