import type { EditTarget, WrittenText } from '@promenade/contract/studio-api/preview-messages'
import type { Locale } from '@promenade/domain/locale/locale'
import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { type Ref, useCallback, useEffect, useImperativeHandle, useState } from 'react'
import { Button } from '../components/button.tsx'
import { useStudio } from '../context/studio-context.ts'
import { problemText } from '../context/problem-text.ts'
import { useFrame } from './use-frame.ts'
import { type PreviewChoice, usePreview } from './use-preview.ts'
import { usePreviewWords } from './use-preview-words.ts'
import primitives from '../theme/primitives.module.css'
import styles from './preview.module.css'

/** What the parts around a frame can do with it. */
export interface FrameHandle {
  /** Opens another page. */
  readonly go: (path: string) => void
  /** Scrolls the page to a field. */
  readonly show: (edit: string) => void
}

interface PreviewFrameProps {
  readonly ref?: Ref<FrameHandle>
  readonly choice: PreviewChoice
  /** The first page. */
  readonly path: string
  readonly locale: Locale
  readonly width: 'phone' | 'laptop'
  readonly edits: boolean
  /** Another one loads the page again: the number of a saved draft. */
  readonly version: number | undefined
  readonly written: readonly WrittenText[]
  readonly onEdit: (target: EditTarget) => void
  readonly onOpened: (id: number | undefined) => void
}

/** The site in a frame, as of a moment. */
export function PreviewFrame({ ref, choice, path: first, onEdit, onOpened, ...shown }: PreviewFrameProps) {
  const { locale, version, width, edits, written } = shown
  const { messages: m, session } = useStudio()
  const texts = usePreviewWords()
  const origin = session.mall.previewUrl ?? ''
  const [page, setPage] = useState(first)
  const [again, setAgain] = useState(0)
  const onOther = useCallback((path: string) => {
    setPage(path)
    setAgain((count) => count + 1)
  }, [])
  const [reloads, setReloads] = useState(0)
  const reload = useCallback(() => setReloads((count) => count + 1), [])
  const { opened, problem, open } = usePreview(choice, reload)
  const { frame, path, say, go, show } = useFrame({ origin, id: opened?.id, edits, written, onEdit, onOther })
  useEffect(() => {
    if (reloads > 0 || version !== undefined) say({ type: 'studio-reload' })
  }, [reloads, version, say])
  useEffect(() => {
    if (path === undefined) return
    const wanted = localePath(splitLocalePath(path).path, locale)
    if (wanted !== path) go(wanted)
    // Another page of the other language stays as it is: visitors change the language too.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [locale])
  const id = opened?.id
  useEffect(() => onOpened(id), [id, onOpened])
  useImperativeHandle(
    ref,
    () => ({
      go: (to) => (path === undefined ? setPage(to) : go(to)),
      show,
    }),
    [go, show, path],
  )
  if (problem !== undefined)
    return (
      <div className={primitives.warning} role="alert">
        <p>
          {texts.failed} {problemText(problem, m)}
        </p>
        <Button look="small" onClick={open}>
          {texts.again}
        </Button>
      </div>
    )
  if (opened === undefined)
    return (
      <p className={primitives.soft} role="status">
        {texts.waits}
      </p>
    )
  const query = new URLSearchParams({ ticket: opened.ticket, to: page })
  return (
    <div className={styles.stage} data-width={width}>
      {path === undefined && (
        <p className={styles.waits} role="status">
          {texts.waits}
        </p>
      )}
      {/* On a host of its own: a sandbox would take its cookie from it. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        key={`${opened.id} ${again}`}
        ref={frame}
        className={styles.frame}
        title={texts.frame}
        src={`${origin}/preview/open?${query}`}
      />
    </div>
  )
}
