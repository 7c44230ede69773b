import type { PictureWire } from '@promenade/contract/studio-api/media'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { codeOf } from '../api/request-error.ts'
import { Button } from '../components/button.tsx'
import { problemText } from '../context/problem-text.ts'
import { useStudio } from '../context/studio-context.ts'
import { refusedPicture } from './refused-picture.ts'

/** The kinds that the platform takes; an iPhone makes a JPEG of its own kind where the list has none. */
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** The upload of one picture at a time. */
interface Upload {
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** The picture that did not arrive, because there was no connection. */
  readonly waiting: File | undefined
  readonly send: (file: File | undefined) => Promise<void>
}

/** Sends pictures. One that does not arrive is kept, and sent again as soon as there is a connection. */
export function useUpload(onDone: (picture: PictureWire) => void): Upload {
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
  useEffect(() => {
    if (waiting === undefined) return undefined
    const sendAgain = () => void send(waiting)
    window.addEventListener('online', sendAgain)
    return () => window.removeEventListener('online', sendAgain)
  })
  return { isBusy, problem, waiting, send }
}

interface FileButtonProps {
  readonly look?: string
  readonly label?: string
  readonly describedBy?: string | undefined
  /** Several may be chosen; one is sent after the other. */
  readonly isMany?: boolean
  readonly onChoose: (file: File | undefined) => Promise<void>
  readonly children: ReactNode
}

/** Opens the system's window for a picture. */
export function FileButton({
  look = '',
  label,
  describedBy,
  isMany = false,
  onChoose,
  children,
}: FileButtonProps) {
  return (
    <label className={`button file ${look}`}>
      {children}
      <input
        type="file"
        className="unseen"
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
    <div className="notice danger" role="alert">
      <p>{problem ?? m.picture.waits(waiting?.name ?? '')}</p>
      {waiting !== undefined && (
        <Button look="small" onClick={() => void send(waiting)}>
          {m.problems.tryAgain}
        </Button>
      )}
    </div>
  )
}
