import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ChangeStatus } from '../change-status/change-status.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './week-navigation.module.css'

export interface WeekNavigationProps {
  words: { label: string; previous: string; next: string; current: string }
  /** The week that is shown, in words. */
  shown: string
  links: { previous?: string | undefined; current?: string | undefined; next?: string | undefined }
}

/** From a week to the ones beside it. Search engines need not follow: every week is the same page to them. */
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

/** A link that was pressed and is there no longer, such as the one back to this week, leaves its focus to another. */
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
