import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useStudio } from '../../context/studio-context.ts'
import { Loading } from '../../layout/loading.tsx'
import type { DraftStore } from './draft-store.ts'
import type { LoadedEntry } from './entry-loader.ts'

const EditorPreview = lazy(() => import('./editor-preview.tsx'))

/** The preview of the record in the editor: its button, its pane, and the attributes of the element around the form. */
export function useEditorPreview({ kind, entry }: LoadedEntry, store: DraftStore) {
  const { session } = useStudio()
  const { id, created, draft, faults } = store.getState()
  const [isOpen, setIsOpen] = useState(false)
  const [form, setForm] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setIsOpen(false), [])
  useEffect(() => (isOpen ? store.watch() : undefined), [isOpen, store])
  const slug = entry?.slug ?? created?.slug
  const around = { ref: setForm, 'data-previewing': isOpen || undefined }
  if (session.mall.previewUrl === null || id === undefined || slug === undefined)
    return { around, button: undefined, pane: null }
  const { version } = draft.saving
  const { document } = draft.editing
  return {
    around,
    button: { isOpen, onToggle: () => setIsOpen(!isOpen) },
    pane: isOpen && (
      <Suspense fallback={<Loading />}>
        <EditorPreview
          {...{ id, kind, slug, version, document, form }}
          hasFaults={faults.length > 0}
          onClose={close}
        />
      </Suspense>
    ),
  }
}
