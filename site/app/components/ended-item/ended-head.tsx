import { ButtonLink } from '../button/button-link.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import styles from './ended-head.module.css'

interface EndedHeadProps {
  title: string
  lang?: string | undefined
  /** What became of it. */
  text: string | undefined
  /** The first is the best. */
  links: readonly { to: string; text: string }[]
}

/** The top of a page whose item is over: says so, and shows ways on. */
export function EndedHead({ title, lang, text, links }: EndedHeadProps) {
  return (
    <PageHead title={title} lang={lang} intro={text}>
      <div className={styles.links}>
        {links.map((link, index) => (
          <ButtonLink key={link.to} to={link.to} look={index === 0 ? 'strong' : 'quiet'}>
            {link.text}
          </ButtonLink>
        ))}
      </div>
    </PageHead>
  )
}
