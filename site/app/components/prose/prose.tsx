import { SafeHtml } from '../safe-html/safe-html.tsx'
import styles from './prose.module.css'

interface ProseProps {
  html: string
  lang?: string | undefined
  /** In two columns where there is room: for a short text that stands alone. */
  inColumns?: boolean | undefined
}

/** Text of the mall's editors, sanitised by the contract. */
export function Prose({ html, lang, inColumns }: ProseProps) {
  const className = inColumns ? `${styles.prose} ${styles.columns}` : styles.prose
  return <SafeHtml html={html} lang={lang} className={className} />
}
