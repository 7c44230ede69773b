import { SafeHtml } from '../safe-html/safe-html.tsx'
import styles from './prose.module.css'

/** Text from the platform's editors, which the contract has already cleaned. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  return <SafeHtml html={html} lang={lang} className={styles.prose} />
}
