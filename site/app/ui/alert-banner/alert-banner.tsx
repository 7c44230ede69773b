import { SafeHtml } from '../safe-html/safe-html.tsx'
import styles from './alert-banner.module.css'

export interface AlertBannerProps {
  look: 'warning' | 'danger' | 'neutral'
  /** Names the kind of alert, so that the colour is not the only sign of it. */
  label: string
  words: { more: string; less: string }
  title?: string | undefined
  titleLang?: string | undefined
  html?: string | undefined
  htmlLang?: string | undefined
  /** What does not fit into one line below the title: on phones, or anywhere. */
  length?: 'short' | 'medium' | 'long' | undefined
}

/** Two lines on top of the page; what is longer folds out, without script. It cannot be sent away: it may matter. */
export function AlertBanner({ look, label, words, title, titleLang, ...message }: AlertBannerProps) {
  return (
    <aside className={styles.alert} data-look={look} aria-label={label}>
      <div className={styles.inner}>
        <strong className={styles.title} lang={titleLang}>
          {title ?? label}
        </strong>
        <Message {...message} words={words} />
      </div>
    </aside>
  )
}

function Message({
  html,
  htmlLang,
  length = 'short',
  words,
}: Pick<AlertBannerProps, 'html' | 'htmlLang' | 'length' | 'words'>) {
  if (html === undefined) return null
  const text = <SafeHtml html={html} lang={htmlLang} className={styles.message} />
  if (length === 'short') return text
  return (
    <details className={styles.fold} data-length={length}>
      <summary className={styles.toggle}>
        <span className={styles.more}>{words.more}</span>
        <span className={styles.less}>{words.less}</span>
      </summary>
      {text}
    </details>
  )
}
