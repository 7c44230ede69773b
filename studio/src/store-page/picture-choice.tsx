import { useState } from 'react'
import { callStores } from '../api/call-stores.ts'
import { buttonLook } from '../components/button-look.ts'
import { Field } from './field.tsx'
import { problemOf } from './part.tsx'
import { useStore } from './store-context.ts'
import { StorePicture } from './store-picture.tsx'
import type { Typed } from '../context/use-kept.ts'
import buttonStyles from '../components/button.module.css'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'

/** Without HEIC in the list an iPhone converts its photos to JPEG. */
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

interface PictureChoiceProps {
  readonly fields: Typed
  readonly fault: string | undefined
  readonly onChange: (fields: Typed) => void
}

/** A picture from the telephone, with one sentence about it. `path` and `alt` are fields. */
export function PictureChoice({ fields, fault, onChange }: PictureChoiceProps) {
  const { words } = useStore()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const path = fields['path'] ?? ''
  const upload = async (file: File | undefined) => {
    if (file === undefined) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      const headers = { 'X-File-Name': encodeURIComponent(file.name) }
      const picture = await callStores('POST /api/v1/store/pictures', { headers, body: file })
      onChange({ path: picture.path })
    } catch (error) {
      setProblem(problemOf(error, words))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      {path !== '' && <StorePicture path={path} alt={fields['alt'] ?? ''} />}
      <div>
        <label className={`${buttonLook()} ${buttonStyles.file}`}>
          {path === '' ? words.choose : words.chooseOther}
          <input
            type="file"
            className={primitives.unseen}
            accept={pictureTypes}
            disabled={isBusy}
            aria-invalid={fault === undefined ? undefined : true}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              void upload(file).finally(() => (target.value = ''))
            }}
          />
        </label>
      </div>
      {isBusy && <progress aria-label={words.uploading} />}
      <p className={inputs.fault} role="alert" hidden={problem === undefined && fault === undefined}>
        {problem ?? fault}
      </p>
      {path !== '' && (
        <Field label={words.alt} help={words.altHelp}>
          {(described) => (
            <input
              {...described}
              maxLength={300}
              value={fields['alt'] ?? ''}
              onChange={({ target }) => onChange({ alt: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
