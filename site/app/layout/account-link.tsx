import { localePath } from '@promenade/domain/locale/locale-path'
import type { Locale } from '@promenade/domain/locale/locale'
import { Link } from 'react-router'
import { useMessages } from '../messages/messages.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { useDeviceFavorites } from '../visitor/device-favorites.ts'
import styles from './account-link.module.css'

interface AccountLinkProps {
  locale: Locale
  replace: boolean
  className: string | undefined
}

/** Leads to the profile, or to logging in first; whether somebody is logged in only script knows. */
export function AccountLink({ locale, replace, className }: AccountLinkProps) {
  const { favorite: words } = useMessages()
  const { isLoggedIn } = useDeviceFavorites()
  return (
    <Link className={className} to={localePath(isLoggedIn ? '/profile' : '/login', locale)} replace={replace}>
      <span className={isLoggedIn ? styles.loggedIn : undefined}>
        <Icon name="person" />
      </span>
      {words.account}
      {isLoggedIn && <span className={styles.hidden}> ({words.loggedIn})</span>}
    </Link>
  )
}
