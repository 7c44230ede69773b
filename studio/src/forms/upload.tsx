import type { PictureJson } from '@promenade/contract/studio-api/media'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { codeOf } from '../api/request-error.ts'
import { buttonLook, type Look } from '../components/button-look.ts'
import { Button } from '../components/button.tsx'
import { problemText } from '../context/problem-text.ts'
import { useStudio } from '../context/studio-context.ts'
import { refusedPicture } from './refused-picture.ts'
import buttonStyles from '../components/button.module.css'
import primitives from '../theme/primitives.module.css'

/** The formats that the platform accepts. Without HEIC in the list an iPhone converts its photos to JPEG. */
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** Uploads one picture at a time. */
interface Upload {
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** A picture that could not be sent without a connection. */
  readonly waiting: File | undefined
  readonly send: (file: File | undefined) => Promise<void>
}

/** Uploads pictures. Without a connection a picture waits and is sent as soon as there is one. */
export function useUpload(onDone: (picture: PictureJson) => void): Upload {
  const { messages: m } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState<File>()
  const send = async (file: File | undefined) => {
    if (file === undefined) return
    setWaiting(undefined)
    const refused = refusedPicture(file)
    setProblem(refused && m.problems[refused])
    if (refused !== undefined) return
    setIsBusy(true)
    try {
      onDone(
        await call('POST /api/v1/media', {
          headers: { 'X-File-Name': encodeURIComponent(file.name) },
          body: file,
        }),
      )
    } catch (error) {
      if (codeOf(error) === 'offline') setWaiting(file)
      else setProblem(problemText(error, m))
    } finally {
      setIsBusy(false)
    }
  }
  // As soon as the notice is shown: what comes back between the two would be missed.
  useLayoutEffect(() => {
    if (waiting === undefined) return undefined
    const sendAgain = () => void send(waiting)
    window.addEventListener('online', sendAgain)
    return () => window.removeEventListener('online', sendAgain)
  })
  return { isBusy, problem, waiting, send }
}

interface FileButtonProps {
  readonly look?: Look
  readonly label?: string
  readonly describedBy?: string | undefined
  /** True if several files may be chosen; they are sent one after the other. */
  readonly isMany?: boolean
  readonly onChoose: (file: File | undefined) => Promise<void>
  readonly children: ReactNode
}

/** A button that opens the system's file picker for pictures. */
export function FileButton({
  look,
  label,
  describedBy,
  isMany = false,
  onChoose,
  children,
}: FileButtonProps) {
  return (
    <label className={`${buttonLook(look)} ${buttonStyles.file}`}>
      {children}
      <input
        type="file"
        className={primitives.unseen}
        accept={pictureTypes}
        aria-label={label}
        aria-describedby={describedBy}
        multiple={isMany}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void files.reduce((sent, file) => sent.then(() => onChoose(file)), Promise.resolve())
        }}
      />
    </label>
  )
}

/** The progress or the error of an upload. */
export function UploadState({ upload }: { readonly upload: Upload }) {
  const { messages: m } = useStudio()
  const { isBusy, problem, waiting, send } = upload
  if (isBusy) return <progress aria-label={m.picture.uploading} />
  if (problem === undefined && waiting === undefined) return null
  return (
    <div className={primitives.danger} role="alert">
      <p>{problem ?? m.picture.waits(waiting?.name ?? '')}</p>
      {waiting !== undefined && (
        <Button look="small" onClick={() => void send(waiting)}>
          {m.problems.tryAgain}
        </Button>
      )}
    </div>
  )
}
