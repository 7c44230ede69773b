import { isGroup } from '@promenade/domain/studio/document'
import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { useStudio } from '../context/studio-context.ts'
import type { Field } from '../documents/fields.ts'
import { FocalPoint } from './focal-point.tsx'
import { type ControlProps, type RenderField, useForm } from './form-context.ts'
import { pictureHints, usePicture } from './picture-shape.ts'
import { PictureLibrary } from './picture-library.tsx'
import { FileButton, UploadState, useUpload } from './upload.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './picture-input.module.css'

interface PictureProps extends ControlProps {
  readonly field: Field
  readonly renderField: RenderField
}

/** A picture field: upload or choice from the library, focal point and alternative text. */
export function PictureInput(props: PictureProps) {
  const { field, path, value, id, label, describedBy, isInvalid, renderField } = props
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const [isLibraryOpen, setIsLibraryOpen] = useState(false)
  const picture = isGroup(value) ? value : {}
  const file = typeof picture['path'] === 'string' ? picture['path'] : undefined
  const upload = useUpload((uploaded) => set(path, { ...picture, path: uploaded.path }))
  const known = usePicture(file)
  const use = field.name === 'logo' ? 'logo' : 'photo'
  const hints = known === undefined ? [] : pictureHints(known, use)
  const choose = file === undefined ? m.picture.choose : m.picture.replace
  const isDecorative = picture['decorative'] === true
  const hasWords = picture['alt'] !== undefined
  const words = field.fields.filter(
    ({ name }) => name !== 'path' && (name !== 'alt' || hasWords || !isDecorative),
  )
  const isSilent = field.fields.some(({ name }) => name === 'decorative') && !hasWords && !isDecorative
  return (
    <div
      className={`${primitives.stack} ${styles.pictureField}`}
      id={id}
      tabIndex={-1}
      data-invalid={isInvalid || undefined}
    >
      <div
        className={styles.picturePlace}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          if (!isReadOnly) void upload.send(event.dataTransfer.files[0])
        }}
      >
        {file === undefined ? (
          <p className={primitives.soft}>{m.picture.none}</p>
        ) : (
          <FocalPoint key={file} path={file} picture={known} isReadOnly={isReadOnly} />
        )}
      </div>
      {!isReadOnly && (
        <div className={primitives.row}>
          <FileButton label={`${label}: ${choose}`} describedBy={describedBy} onChoose={upload.send}>
            <Icon name="pictures" />
            {choose}
          </FileButton>
          <Button onClick={() => setIsLibraryOpen(true)}>{m.picture.fromLibrary}</Button>
          {file !== undefined && (
            <Button look="plain" onClick={() => set(path, undefined)} aria-label={m.form.remove(label)}>
              {m.picture.remove}
            </Button>
          )}
        </div>
      )}
      <UploadState upload={upload} />
      {known !== undefined && (
        <div role="status">
          {hints.map((hint) => (
            <p key={hint} className={primitives.soft}>
              {m.picture.hints[hint](known.width, known.height)}
            </p>
          ))}
        </div>
      )}
      {file !== undefined && isSilent && (
        <p className={primitives.soft}>{m.findings.sentences['no-alt']({})}</p>
      )}
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
