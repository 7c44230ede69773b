import { useLanguage } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { useDeviceFavorites } from '../device/device-favorites.ts'
import primitives from '../theme/primitives.module.css'
import screenReader from '../components/screen-reader/screen-reader.module.css'
import styles from './account-link.module.css'

/** Link to the profile or the login page; only script knows whether the visitor is logged in. */
export function AccountLink() {
  const { messages, href } = useLanguage()
  const { favorite: words } = messages
  const { isLoggedIn } = useDeviceFavorites()
  return (
    <a
      className={`${primitives.line} ${primitives.tool} ${primitives.plainLink} ${styles.link}`}
      href={href(isLoggedIn ? '/profile' : '/login')}
    >
      <span className={isLoggedIn ? styles.loggedIn : undefined}>
        <Icon name="person" />
      </span>
      <span className={screenReader.whereNarrow} lang={words.lang}>
        {words.account}
      </span>
      {isLoggedIn && <span className={screenReader.only}> ({words.loggedIn})</span>}
    </a>
  )
}
