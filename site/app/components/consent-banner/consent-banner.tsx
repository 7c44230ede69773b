import primitives from '../../theme/primitives.module.css'
import styles from './consent-banner.module.css'

interface ConsentBannerProps {
  /** Names the region for screen readers. */
  label: string
  question: string
  accept: string
  refuse: string
  details: string
  onAccept: () => void
  onRefuse: () => void
  onDetails: () => void
}

/** Not modal. Accept and refuse look alike. */
export function ConsentBanner(props: ConsentBannerProps) {
  const { label, question, accept, refuse, details, onAccept, onRefuse, onDetails } = props
  return (
    <section className={`${primitives.row} ${styles.banner}`} aria-label={label} data-question="consent">
      <p className={`${primitives.small} ${styles.question}`}>{question}</p>
      <div className={`${primitives.wrap} ${styles.choices}`}>
        <div className={styles.pair}>
          <button className={`${primitives.edged} ${styles.choice}`} type="button" onClick={onAccept}>
            {accept}
          </button>
          <button className={`${primitives.edged} ${styles.choice}`} type="button" onClick={onRefuse}>
            {refuse}
          </button>
        </div>
        <button className={`${primitives.edged} ${styles.details}`} type="button" onClick={onDetails}>
          {details}
        </button>
      </div>
    </section>
  )
}
