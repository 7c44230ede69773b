import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './section-head.module.css'

interface SectionHeadProps {
  id: string
  title: string
  lang?: string | undefined
  more?: { to: string; text: string }
}

export function SectionHead({ id, title, lang, more }: SectionHeadProps) {
  return (
    <div className={`${primitives.wrap} ${styles.head}`}>
      <h2 className={styles.title} id={id} lang={lang}>
        {title}
      </h2>
      {more && (
        <Link className={primitives.link} to={more.to} prefetch="intent">
          {more.text}
          <Icon name="arrow" />
        </Link>
      )}
    </div>
  )
}
