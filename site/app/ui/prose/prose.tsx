import { trustedHtml } from '../safe-html/trusted-html.ts'
import styles from './prose.module.css'

/** Text from the platform's editors, which the contract has already cleaned. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={trustedHtml(html)} />
}
