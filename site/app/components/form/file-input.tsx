import { useState } from 'react'
import { describedBy, FieldFrame } from './field-frame.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './form.module.css'
import type { FileField, FormWords } from './form-view.ts'

/** One file. With script, a file that is too large is reported before it is sent. */
export function FileInput({ id, field, words }: { id: string; field: FileField; words: FormWords }) {
  const [isTooLarge, setTooLarge] = useState(false)
  const { bytes, fault } = field.max
  const shown = isTooLarge ? { ...field, fault } : field
  const checkSize = ({ currentTarget: input }: React.ChangeEvent<HTMLInputElement>) => {
    const size = input.files?.[0]?.size ?? 0
    setTooLarge(size > bytes)
    if (size > bytes) input.value = ''
  }
  return (
    <FieldFrame id={id} field={shown} words={words}>
      <input
        className={`${primitives.input} ${styles.file}`}
        id={id}
        name={field.name}
        type="file"
        accept={field.accept}
        onChange={checkSize}
        {...describedBy(id, shown)}
      />
    </FieldFrame>
  )
}
