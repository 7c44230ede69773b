import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { useStudio } from '../../context/studio-context.ts'
import inputs from '../../components/inputs.module.css'
import styles from './toolbar.module.css'

interface LinkFormProps {
  readonly address: string
  readonly isNew: boolean
  readonly onSave: (address: string) => void
  readonly onCancel: () => void
}

/** The address of a link, below the tools. */
export function LinkForm({ address, isNew, onSave, onCancel }: LinkFormProps) {
  const { messages: m } = useStudio()
  const [text, setText] = useState(address)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className={styles.linkForm}>
      <input
        className={inputs.input}
        ref={input}
        inputMode="url"
        aria-label={m.richText.address}
        placeholder={m.richText.addressHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSave(text)
          else if (event.key === 'Escape') onCancel()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <Button look="small" onClick={() => onSave(text)}>
        {m.richText.setLink}
      </Button>
      {!isNew && (
        <Button look="small plain" onClick={() => onSave('')}>
          {m.richText.removeLink}
        </Button>
      )}
    </div>
  )
}
