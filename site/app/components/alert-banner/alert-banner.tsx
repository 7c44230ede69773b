import { Icon } from '../icon/icon.tsx'
import { SafeHtml } from '../safe-html/safe-html.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './alert-banner.module.css'

export interface AlertBannerProps {
  look: 'warning' | 'danger' | 'neutral'
  /** Names the kind of alert for screen readers. */
  label: string
  words: { more: string; less: string }
  /** The line that is always visible: the title, or the beginning of the message. */
  title: string
  titleLang?: string | undefined
  html: string
  htmlLang?: string | undefined
  /** False if the title is the beginning of the message: then only one of the two is visible at a time. */
  hasTitle: boolean
  /** `line`: the message fits the line. `medium`: it expands on phones and is fully visible on wide screens. */
  length: 'line' | 'medium' | 'long'
}

/** One line above the page that expands without script. No close button: an alert may matter to everybody. */
export function AlertBanner({
  look,
  label,
  words,
  title,
  titleLang,
  hasTitle,
  length,
  ...message
}: AlertBannerProps) {
  const text = <SafeHtml html={message.html} lang={message.htmlLang} className={styles.message} />
  return (
    <aside className={`${styles.alert} ${primitives.onScreen}`} data-look={look} aria-label={label}>
      <div className={`${primitives.page} ${styles.inner}`} data-length={length}>
        {look !== 'neutral' && <Icon name="alert" />}
        {length === 'line' ? (
          text
        ) : (
          <>
            <strong className={hasTitle ? styles.title : styles.beginning} lang={titleLang}>
              {title}
            </strong>
            <details className={styles.fold}>
              <summary className={`${primitives.summary} ${styles.toggle}`}>
                <span className={styles.more}>{words.more}</span>
                <span className={styles.less}>{words.less}</span>
              </summary>
              {text}
            </details>
          </>
        )}
      </div>
    </aside>
  )
}
