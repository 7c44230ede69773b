import type { Locale } from '@promenade/domain/locale/locale'
import { useMessages } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { keepFragment, useLanguageAddress } from './language-address.ts'
import styles from './language-switch.module.css'

/**
 * Leads to the same page in the other language by way of the server, which remembers the choice in a cookie:
 * so it works without script, and no page has to carry a cookie itself.
 */
export function LanguageSwitch({ locale, replace = false }: { locale: Locale; replace?: boolean }) {
  const messages = useMessages()
  const other: Locale = locale === 'en' ? 'es' : 'en'
  return (
    <a
      className={styles.switch}
      href={useLanguageAddress(other)}
      hrefLang={other}
      lang={other}
      rel="nofollow"
      onClick={(event) => {
        keepFragment(event)
        if (!replace || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        window.location.replace(event.currentTarget.href)
      }}
    >
      <Icon name="globe" />
      <span className={styles.name}>{messages.site.switchLanguage}</span>
    </a>
  )
}
