import { useLanguage } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './map-link.module.css'

/** Link to the map where the navigation is a closed panel: within reach on a phone in the building. */
export function MapLink() {
  const { messages, href } = useLanguage()
  return (
    <a
      className={`${primitives.target} ${primitives.tool} ${styles.link} ${primitives.onScreen}`}
      href={href('/map')}
      aria-label={messages.nav.map}
      lang={messages.nav.lang}
    >
      <Icon name="map" />
    </a>
  )
}
