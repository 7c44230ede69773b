import { useState } from 'react'
import { Button } from '../components/button.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** Read out when it is done. */
  readonly done: string
}

/** Puts a text on the clipboard. */
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
