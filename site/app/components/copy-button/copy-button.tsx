import { useState } from 'react'
import { useHydrated } from '../hydrated.tsx'
import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './copy-button.module.css'

export interface CopyWords {
  copy: string
  copied: string
  /** Shown if the browser refuses. */
  copyFailed: string
}

/** Copies a text. Needs script: without it, the text beside the button can be selected. */
export function CopyButton({ text, words }: { text: string; words: CopyWords }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  if (!useHydrated()) return null
  const copy = async () => setOutcome(await isCopied(text))
  return (
    <span className={`${styles.copy} ${primitives.onScreen}`}>
      <button className={`${primitives.target} ${styles.button}`} type="button" onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {words.copy}
      </button>
      <span className={primitives.soft} role="status">
        {outcome === 'copied' && words.copied}
        {outcome === 'failed' && words.copyFailed}
      </span>
    </span>
  )
}

/** Browsers refuse on insecure origins and without permission; some have no clipboard API. */
async function isCopied(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
