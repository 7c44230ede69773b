import type { CreatedPreview } from '@promenade/contract/studio-api/previews'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../api/call.ts'

/** What a preview shows: drafts, and a moment, which is now if it is absent. */
export interface PreviewChoice {
  readonly drafts: 'all' | readonly number[]
  readonly at: string | undefined
}

/** A ticket is valid for an hour. */
const renewMs = 55 * 60_000

interface Preview {
  /** Undefined until it is open, and after a failure. */
  readonly opened: CreatedPreview | undefined
  readonly problem: unknown
  /** Opens another one in its place. */
  readonly open: () => void
}

/** Keeps a preview open while a screen shows it. `onChanged` is called once the open preview shows another choice. */
export function usePreview({ drafts, at }: PreviewChoice, onChanged: () => void): Preview {
  const [opened, setOpened] = useState<CreatedPreview>()
  const [shown, setShown] = useState('')
  const [problem, setProblem] = useState<unknown>()
  const [count, setCount] = useState(0)
  const open = useCallback(() => setCount((before) => before + 1), [])
  const choice = JSON.stringify({ drafts, ...(at === undefined ? {} : { at }) })
  const id = opened?.id
  useEffect(() => {
    const stopping = new AbortController()
    let created: number | undefined
    const start = async () => {
      const preview = await call('POST /api/v1/previews', { body: { ...JSON.parse(choice), isLink: false } })
      created = preview.id
      if (stopping.signal.aborted) return end(created)
      setProblem(undefined)
      setShown(choice)
      setOpened(preview)
    }
    start().catch(setProblem)
    const timer = setTimeout(open, renewMs)
    return () => {
      stopping.abort()
      clearTimeout(timer)
      if (created !== undefined) end(created)
    }
    // Another choice changes the preview below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count, open])
  useEffect(() => {
    if (id === undefined || choice === shown) return
    const stopping = new AbortController()
    call('PATCH /api/v1/previews/:id', { params: { id }, body: JSON.parse(choice), signal: stopping.signal })
      .then(() => {
        setShown(choice)
        onChanged()
      })
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) setProblem(error)
      })
    return () => stopping.abort()
  }, [id, choice, shown, onChanged])
  return { opened, problem, open }
}

/** Nobody waits for it: a preview ends by itself. */
function end(id: number): void {
  call('DELETE /api/v1/previews/:id', { params: { id }, keepalive: true }).catch(() => undefined)
}
