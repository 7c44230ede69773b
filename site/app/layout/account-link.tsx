import { localePath } from '@promenade/domain/locale/locale-path'
import type { Locale } from '@promenade/domain/locale/locale'
import { useMessages } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { useDeviceFavorites } from '../device/device-favorites.ts'
import styles from './account-link.module.css'

/** Leads to the profile, or to logging in first; whether somebody is logged in only script knows. */
export function AccountLink({ locale }: { locale: Locale }) {
  const { favorite: words } = useMessages()
  const { isLoggedIn } = useDeviceFavorites()
  return (
    <a className={styles.link} href={localePath(isLoggedIn ? '/profile' : '/login', locale)}>
      <span className={isLoggedIn ? styles.loggedIn : undefined}>
        <Icon name="person" />
      </span>
      <span className={styles.word}>{words.account}</span>
      {isLoggedIn && <span className={styles.hidden}> ({words.loggedIn})</span>}
    </a>
  )
}
