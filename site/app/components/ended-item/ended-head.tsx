import { ButtonLink } from '../button/button-link.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import styles from './ended-head.module.css'

interface EndedHeadProps {
  title: string
  lang?: string | undefined
  /** What became of it. */
  text: string | undefined
  /** The first is the best. */
  ways: readonly { to: string; text: string }[]
}

/** The top of a page whose item is over: says so, and shows ways on. */
export function EndedHead({ title, lang, text, ways }: EndedHeadProps) {
  return (
    <PageHead title={title} lang={lang} intro={text}>
      <div className={styles.ways}>
        {ways.map((way, index) => (
          <ButtonLink key={way.to} to={way.to} look={index === 0 ? 'strong' : 'quiet'}>
            {way.text}
          </ButtonLink>
        ))}
      </div>
    </PageHead>
  )
}
