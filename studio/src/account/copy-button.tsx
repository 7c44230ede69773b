import { useState } from 'react'
import { Button } from '../components/button.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** The text that a screen reader announces after copying. */
  readonly done: string
}

/** A button that copies a text to the clipboard. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <>
      <Button onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}>
        {label}
      </Button>
      <span role="status">{isCopied && done}</span>
    </>
  )
}
