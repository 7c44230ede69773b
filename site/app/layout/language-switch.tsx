import { locales } from '@promenade/domain/locale/locale'
import { useLanguage } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { addFragment, useLanguageAddress } from './language-address.ts'
import screenReader from '../components/screen-reader/screen-reader.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './language-switch.module.css'

/**
 * Links to this page in the other languages, through an endpoint that stores the choice in a cookie. They work without
 * script, and pages set no cookies.
 */
export function LanguageSwitch({ replace = false }: { replace?: boolean }) {
  const { locale } = useLanguage()
  const addressIn = useLanguageAddress()
  return locales
    .filter(({ code }) => code !== locale)
    .map(({ code, name }) => (
      <a
        key={code}
        className={`${primitives.target} ${primitives.tool} ${primitives.plainLink} ${styles.language}`}
        href={addressIn(code)}
        hrefLang={code}
        lang={code}
        rel="nofollow"
        onClick={(event) => {
          addFragment(event)
          if (!replace || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          window.location.replace(event.currentTarget.href)
        }}
      >
        <Icon name="globe" />
        <span className={screenReader.whereNarrow}>{name}</span>
      </a>
    ))
}
