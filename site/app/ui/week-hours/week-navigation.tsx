import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import styles from './week-navigation.module.css'

export interface WeekNavigationProps {
  words: { label: string; previous: string; next: string; current: string }
  links: { previous?: string | undefined; current?: string | undefined; next?: string | undefined }
}

/** From a week to the ones beside it. Search engines need not follow: every week is the same page to them. */
export function WeekNavigation({ words, links: { previous, current, next } }: WeekNavigationProps) {
  return (
    <nav className={styles.weeks} aria-label={words.label}>
      {previous && (
        <Link className={styles.link} to={previous} preventScrollReset rel="nofollow">
          <Icon name="back" />
          {words.previous}
        </Link>
      )}
      {next && (
        <Link className={styles.link} to={next} preventScrollReset rel="nofollow">
          {words.next}
          <Icon name="arrow" />
        </Link>
      )}
      {current && (
        <Link className={styles.current} to={current} preventScrollReset>
          {words.current}
        </Link>
      )}
    </nav>
  )
}
