import { useState } from 'react'
import styles from './change-status.module.css'

/**
 * Tells screen readers what is shown now, each time a visitor has chosen something else; the focus stays where it is.
 * Empty at first: what a page begins with is read in its place.
 */
export function ChangeStatus({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, hasChanged: false })
  if (shown.text !== text) setShown({ text, hasChanged: true })
  return (
    <p className={styles.status} role="status">
      {shown.hasChanged && shown.text}
    </p>
  )
}
