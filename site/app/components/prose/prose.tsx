import { SafeHtml } from '../safe-html/safe-html.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './prose.module.css'

/** Text of the mall's editors, sanitised by the contract. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  return <SafeHtml html={html} lang={lang} className={`${primitives.measure} ${styles.prose}`} />
}
