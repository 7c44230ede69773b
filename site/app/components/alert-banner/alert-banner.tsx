import { Icon } from '../icon/icon.tsx'
import { SafeHtml } from '../safe-html/safe-html.tsx'
import styles from './alert-banner.module.css'

export interface AlertBannerProps {
  look: 'warning' | 'danger' | 'neutral'
  /** Names the kind of alert for screen readers. */
  label: string
  words: { more: string; less: string }
  /** The one line that is always in sight: the title, or the beginning of the message. */
  title: string
  titleLang?: string | undefined
  html: string
  htmlLang?: string | undefined
  /** False where the title is the beginning of the message: then only one of the two is shown at a time. */
  isTitled: boolean
  /** `line`: the message is the line. `medium`: it opens on phones, and is shown whole on wide screens. */
  length: 'line' | 'medium' | 'long'
}

/** One line above the page that opens without script. It has no close button: it may matter. */
export function AlertBanner({
  look,
  label,
  words,
  title,
  titleLang,
  isTitled,
  length,
  ...message
}: AlertBannerProps) {
  const text = <SafeHtml html={message.html} lang={message.htmlLang} className={styles.message} />
  return (
    <aside className={styles.alert} data-look={look} aria-label={label}>
      <div className={styles.inner} data-length={length}>
        {look !== 'neutral' && <Icon name="alert" />}
        {length === 'line' ? (
          text
        ) : (
          <>
            <strong className={isTitled ? styles.title : styles.beginning} lang={titleLang}>
              {title}
            </strong>
            <details className={styles.fold}>
              <summary className={styles.toggle}>
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
