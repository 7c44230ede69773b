import { isGroup, type Path } from '@promenade/domain/studio/document'
import { getAt } from '@promenade/domain/studio/path'
import { use, useState } from 'react'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { useStudio } from '../context/studio-context.ts'
import type { Field } from '../documents/fields.ts'
import { FocalPoint } from './focal-point.tsx'
import { type ControlProps, OnSite, type RenderField, useForm } from './form-context.ts'
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
      <NewPicture path={path} file={file} />
      {known !== undefined && <Hints picture={known} use={field.name === 'logo' ? 'logo' : 'photo'} />}
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

interface HintsProps {
  readonly picture: NonNullable<ReturnType<typeof usePicture>>
  readonly use: Parameters<typeof pictureHints>[1]
}

function Hints({ picture, use }: HintsProps) {
  const { messages: m } = useStudio()
  return (
    <div role="status">
      {pictureHints(picture, use).map((hint) => (
        <p key={hint} className={primitives.soft}>
          {m.picture.hints[hint](picture.width, picture.height)}
        </p>
      ))}
    </div>
  )
}

interface NewPictureProps {
  readonly path: Path
  readonly file: string | undefined
}

/** A picture that replaces a published one can be published from its place. */
function NewPicture({ path, file }: NewPictureProps) {
  const { messages: m } = useStudio()
  const onSite = use(OnSite)
  // The items of a list have no place of their own, so nobody knows which of them replaces which.
  const former = path.some((part) => typeof part === 'number')
    ? undefined
    : onSite && getAt(onSite.document, path)
  if (onSite === undefined || file === undefined || !isGroup(former) || former['path'] === undefined)
    return null
  if (former['path'] === file) return null
  return (
    <div className={primitives.row} role="status">
      {m.picture.isNew}
      <Button onClick={() => onSite.publish(path)}>{m.publish.now}</Button>
    </div>
  )
}
