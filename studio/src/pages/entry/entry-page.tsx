import type { EntryWire } from '@promenade/contract/studio-api/entries'
import { useCallback, useState } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router'
import { Editor } from './editor.tsx'
import type { loadEntry } from './entry-loader.ts'

/** A record: its form, how it is saved, and what can be done with it. */
export function Component() {
  const source = useLoaderData<typeof loadEntry>()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  // A new record gets its number with its first save, while somebody is typing: the form must stay as it is.
  const [created, setCreated] = useState<{ readonly id: string; readonly key: string }>()
  const key = created?.id === id ? created.key : id
  const onCreated = useCallback(
    (entry: EntryWire) => {
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
