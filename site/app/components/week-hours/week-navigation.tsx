import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ChangeStatus } from '../change-status/change-status.tsx'
import { Icon } from '../icon/icon.tsx'
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
  const { nav, onClick } = useFocusFallback(shown)
  return (
    <nav className={styles.weeks} aria-label={words.label} ref={nav}>
      <ChangeStatus text={shown} />
      {previous && (
        <Link className={styles.link} to={previous} onClick={onClick} preventScrollReset rel="nofollow">
          <Icon name="back" />
          {words.previous}
        </Link>
      )}
      {next && (
        <Link className={styles.link} to={next} onClick={onClick} preventScrollReset rel="nofollow">
          {words.next}
          <Icon name="arrow" />
        </Link>
      )}
      {current && (
        <Link className={styles.current} to={current} onClick={onClick} preventScrollReset>
          {words.current}
        </Link>
      )}
    </nav>
  )
}

/** Focuses another link if the clicked one is no longer rendered. */
function useFocusFallback(shown: string) {
  const nav = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      nav.current?.querySelector('a')?.focus()
    isPressed.current = false
  }, [shown])
  return { nav, onClick: () => (isPressed.current = true) }
}
