import { useLanguage } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { useDeviceFavorites } from '../device/device-favorites.ts'
import styles from './account-link.module.css'

/** Leads to the profile, or to logging in first; whether somebody is logged in only script knows. */
export function AccountLink() {
  const { messages, href } = useLanguage()
  const { favorite: words } = messages
  const { isLoggedIn } = useDeviceFavorites()
  return (
    <a className={styles.link} href={href(isLoggedIn ? '/profile' : '/login')}>
      <span className={isLoggedIn ? styles.loggedIn : undefined}>
        <Icon name="person" />
      </span>
      <span className={styles.word} lang={words.lang}>
        {words.account}
      </span>
      {isLoggedIn && <span className={styles.hidden}> ({words.loggedIn})</span>}
    </a>
  )
}
