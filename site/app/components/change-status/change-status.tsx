import { useState } from 'react'
import screenReader from '../screen-reader/screen-reader.module.css'

/**
 * Announces the new content to screen readers after a choice; the focus stays. Empty on load: the initial content is
 * read in its place.
 */
export function ChangeStatus({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, hasChanged: false })
  if (shown.text !== text) setShown({ text, hasChanged: true })
  return (
    <p className={screenReader.only} role="status">
      {shown.hasChanged && shown.text}
    </p>
  )
}
