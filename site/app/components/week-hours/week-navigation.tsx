import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './week-navigation.module.css'

export interface WeekNavigationProps {
  words: { label: string; previous: string; next: string; current: string }
  /** The current week as text. */
  shown: string
  links: { previous?: string | undefined; current?: string | undefined; next?: string | undefined }
}

/** Links to the adjacent weeks. `nofollow`: all weeks are one page to search engines. */
export function WeekNavigation({ words, shown, links }: WeekNavigationProps) {
  const { previous, current, next } = links
  return (
    <nav className={`${primitives.wrap} ${styles.weeks}`} aria-label={words.label} data-says={shown}>
      {previous && (
        <Link className={primitives.link} to={previous} preventScrollReset rel="nofollow" data-landing="">
          <Icon name="back" />
          {words.previous}
        </Link>
      )}
      {next && (
        <Link className={primitives.link} to={next} preventScrollReset rel="nofollow" data-landing="">
          {words.next}
          <Icon name="arrow" />
        </Link>
      )}
      {current && (
        <Link className={`${primitives.link} ${styles.current}`} to={current} preventScrollReset>
          {words.current}
        </Link>
      )}
    </nav>
  )
}
