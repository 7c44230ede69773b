import { ButtonLink } from '../button/button-link.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './ended-head.module.css'

interface EndedHeadProps {
  title: string
  lang?: string | undefined
  /** Why the item is over. */
  text: string | undefined
  /** The first is the main one. */
  links: readonly { to: string; text: string }[]
}

/** The top of the page of an ended item, with links to others. */
export function EndedHead({ title, lang, text, links }: EndedHeadProps) {
  return (
    <PageHead title={title} lang={lang} intro={text}>
      <div className={`${primitives.wrap} ${styles.links}`}>
        {links.map((link, index) => (
          <ButtonLink key={link.to} to={link.to} look={index === 0 ? 'strong' : 'quiet'}>
            {link.text}
          </ButtonLink>
        ))}
      </div>
    </PageHead>
  )
}
