import type { EntryJson } from '@promenade/contract/studio-api/entries'
import { use, useCallback, useState } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router'
import { useFields } from '../../context/use-fields.ts'
import { loadControls } from '../../forms/lazy-controls.ts'
import { Editor } from './editor.tsx'
import type { loadEntry } from './entry-loader.ts'

/** The screen of one record. */
export function Component() {
  const source = useLoaderData<typeof loadEntry>()
  use(loadControls(source.kind, useFields(source.kind)))
  const { id = '' } = useParams()
  const navigate = useNavigate()
  // The first save gives a new record its id while the person is typing, so the form must not remount.
  const [created, setCreated] = useState<{ readonly id: string; readonly key: string }>()
  const key = created?.id === id ? created.key : id
  const onCreated = useCallback(
    (entry: EntryJson) => {
      const next = String(entry.id)
      if (next === id || created?.id === next) return
      setCreated({ id: next, key })
      void navigate(`/entries/${next}`, { replace: true, preventScrollReset: true })
    },
    [navigate, created, id, key],
  )
  return <Editor key={key} source={source} onCreated={onCreated} />
}

export { loadEntry as loader } from './entry-loader.ts'
