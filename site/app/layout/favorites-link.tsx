import { useLanguage } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { useDeviceFavorites } from '../device/device-favorites.ts'
import primitives from '../theme/primitives.module.css'
import styles from './favorites-link.module.css'

/** The number needs script, since pages are the same for everybody; its space is reserved. */
export function FavoritesLink({ id }: { id: string }) {
  const { messages, href } = useLanguage()
  const { favorite: words } = messages
  const { size } = useDeviceFavorites().items
  return (
    <a
      className={`${primitives.target} ${primitives.tool} ${primitives.accentOnHover} ${styles.link} ${primitives.onScreen}`}
      id={id}
      href={href('/favorites')}
      aria-label={size === 0 ? words.link : words.count(size)}
    >
      <Icon name="heart" />
      {size > 0 && <span className={`${primitives.filled} ${styles.count}`}>{size}</span>}
    </a>
  )
}
