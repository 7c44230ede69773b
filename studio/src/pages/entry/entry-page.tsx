import { useRef } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router'
import { Editor } from './editor.tsx'
import type { loadEntry } from './entry-loader.ts'

/** A record: its form, how it is saved, and what can be done with it. */
export function Component() {
  const source = useLoaderData<typeof loadEntry>()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  // A new record gets its number with its first save, while somebody is typing: the form must stay as it is.
  const created = useRef<{ readonly id: string; readonly key: string }>(undefined)
  const key = created.current?.id === id ? created.current.key : id
  return (
    <Editor
      key={key}
      source={source}
      onCreated={(entry) => {
        created.current = { id: String(entry.id), key }
        void navigate(`/entries/${entry.id}`, { replace: true, preventScrollReset: true })
      }}
    />
  )
}

export { loadEntry as loader } from './entry-loader.ts'
