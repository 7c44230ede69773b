import {
  type EditTarget,
  parseEditTarget,
  parsePreviewMessage,
  type StudioMessage,
  type WrittenText,
} from '@promenade/contract/studio-api/preview-messages'
import { useCallback, useEffect, useRef, useState } from 'react'

interface FrameOptions {
  /** The origin of the preview. */
  readonly origin: string
  /** The preview that the frame has to show. */
  readonly id: number | undefined
  /** True where a press on a text opens its field. */
  readonly edits: boolean
  readonly written: readonly WrittenText[]
  readonly onEdit: (target: EditTarget) => void
  /** Called when the frame shows another preview: one of another tab has taken its cookie. */
  readonly onOther: (path: string) => void
}

type Spoken = StudioMessage extends infer Each
  ? Each extends StudioMessage
    ? Omit<Each, 'nonce'>
    : never
  : never

/** Talks with the page in the frame: exact origins, this very frame, and a nonce of this screen. */
export function useFrame({ origin, id, edits, written, onEdit, onOther }: FrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [nonce] = useState(() => crypto.randomUUID())
  const [path, setPath] = useState<string>()
  /** When the content of the page changed, in milliseconds of the real time. */
  const changedAt = useRef(0)
  const say = useCallback(
    (message: Spoken) => {
      if (message.type === 'studio-reload') changedAt.current = performance.timeOrigin + performance.now()
      frame.current?.contentWindow?.postMessage({ ...message, nonce }, origin)
    },
    [nonce, origin],
  )
  const wanted = useRef<string>(undefined)
  const go = useCallback(
    (to: string) => {
      wanted.current = to
      say({ type: 'studio-go', path: to })
    },
    [say],
  )
  const shown = useRef<string>(undefined)
  const show = useCallback(
    (edit: string) => {
      shown.current = edit
      say({ type: 'studio-show', edit })
    },
    [say],
  )
  const latest = useRef(written)
  useEffect(() => {
    latest.current = written
    say({ type: 'studio-write', texts: written })
  }, [written, say])
  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      const message = parsePreviewMessage(data)
      if (message?.type === 'preview-ready') {
        if (message.id !== id) return onOther(message.path)
        setPath(message.path)
        say({ type: 'studio-hello', edits })
        say({ type: 'studio-write', texts: latest.current })
        if (shown.current !== undefined) say({ type: 'studio-show', edit: shown.current })
        const missed = wanted.current
        wanted.current = undefined
        // A page that was on its way has not heard where to go, nor that the content changed.
        if (missed !== undefined && missed !== message.path) say({ type: 'studio-go', path: missed })
        else if (message.requestedAt < changedAt.current) {
          say({ type: 'studio-reload' })
          // Once: the clocks of two pages may differ.
          changedAt.current = 0
        }
      } else if (message?.type === 'preview-edit' && message.nonce === nonce) {
        const target = parseEditTarget(message.edit)
        if (target !== undefined) onEdit(target)
      }
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [origin, id, edits, nonce, say, onEdit, onOther])
  useEffect(() => {
    say({ type: 'studio-hello', edits })
  }, [edits, say])
  return { frame, path, say, go, show }
}
