import type { PictureWire } from '@promenade/contract/studio-api/media'
import { isGroup } from '@promenade/domain/studio/document'
import { useState } from 'react'
import { uploadPicture } from '../api/requests.ts'
import { Icon } from '../components/icon.tsx'
import { problemText } from '../layout/problem-text.ts'
import { useStudio } from '../layout/studio-context.ts'
import type { Field } from './fields.ts'
import { FocalPoint } from './focal-point.tsx'
import { type ControlProps, type RenderField, useForm } from './form-context.ts'
import { PictureLibrary } from './picture-library.tsx'

const takenTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml'

interface PictureProps extends ControlProps {
  readonly field: Field
  readonly renderField: RenderField
}

/** A picture: taken from the device or the library, with its focal point and the words that stand for it. */
export function PictureInput(props: PictureProps) {
  const { field, path, value, id, label, describedBy, isInvalid, renderField } = props
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const [isLibraryOpen, setIsLibraryOpen] = useState(false)
  const picture = isGroup(value) ? value : {}
  const file = typeof picture['path'] === 'string' ? picture['path'] : undefined
  const upload = useUpload((uploaded) => set(path, { ...picture, path: uploaded.path }))
  const isDecorative = picture['decorative'] === true
  const hasWords = picture['alt'] !== undefined
  const words = field.fields.filter(
    ({ name }) => name !== 'path' && (name !== 'alt' || hasWords || !isDecorative),
  )
  const isSilent = field.fields.some(({ name }) => name === 'decorative') && !hasWords && !isDecorative
  return (
    <div className="picture-field" id={id} tabIndex={-1} data-invalid={isInvalid || undefined}>
      <div
        className="picture-place"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          if (!isReadOnly) void upload.send(event.dataTransfer.files[0])
        }}
      >
        {file === undefined ? (
          <p className="soft">{m.picture.none}</p>
        ) : (
          <FocalPoint key={file} path={file} isReadOnly={isReadOnly} />
        )}
        {upload.isBusy && <progress aria-label={m.picture.uploading} />}
      </div>
      {!isReadOnly && (
        <div className="buttons">
          <label className="button file">
            <Icon name="pictures" />
            {file === undefined ? m.picture.choose : m.picture.replace}
            <input
              type="file"
              className="unseen"
              accept={takenTypes}
              aria-label={`${label}: ${file === undefined ? m.picture.choose : m.picture.replace}`}
              aria-describedby={describedBy}
              onChange={({ target }) => {
                void upload.send(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          <button type="button" className="button" onClick={() => setIsLibraryOpen(true)}>
            {m.picture.fromLibrary}
          </button>
          {file !== undefined && (
            <button
              type="button"
              className="button plain"
              onClick={() => set(path, undefined)}
              aria-label={m.form.remove(label)}
            >
              {m.picture.remove}
            </button>
          )}
        </div>
      )}
      {upload.problem !== undefined && (
        <p className="fault" role="alert">
          {upload.problem}
        </p>
      )}
      {file !== undefined && isSilent && <p className="soft">{m.picture.noWords}</p>}
      {file !== undefined && words.map((part) => renderField(part, [...path, part.name], picture[part.name]))}
      {isLibraryOpen && (
        <PictureLibrary
          onClose={() => setIsLibraryOpen(false)}
          onChoose={(chosen) => {
            set(path, { ...picture, path: chosen })
            setIsLibraryOpen(false)
          }}
        />
      )}
    </div>
  )
}

interface Upload {
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly send: (file: File | undefined) => Promise<void>
}

export function useUpload(onDone: (picture: PictureWire) => void): Upload {
  const { messages: m } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File | undefined) => {
    if (file === undefined) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      if (/heic|heif/i.test(file.type + file.name)) throw new TypeError('heic')
      onDone(await uploadPicture(file, file.name))
    } catch (error) {
      setProblem(error instanceof TypeError ? m.problems.unsupportedPicture : problemText(error, m))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, problem, send }
}
