import { isLocale, type Locale, type LocaleDetails, locales } from '@promenade/domain/locale/locale'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { afterPress } from './after-press.ts'
import { reserveSpace } from './reserve-space.ts'
import { addFragment, useLanguageAddress } from './language-address.ts'
import primitives from '../theme/primitives.module.css'
import styles from './language-banner.module.css'

const reserveBannerSpace = reserveSpace('--language-height')

/**
 * Offers the page in the language that the browser prefers. Needs script, since pages are the same for everybody. It
 * overlays the page, moves nothing and takes no focus. Hidden where it would cover the search field.
 */
export function LanguageBanner({ isHidden }: { isHidden: boolean }) {
  const { locale } = useLanguage()
  const { pathname } = useLocation()
  const [suggested, setSuggested] = useState<LocaleDetails | undefined>()
  const addressIn = useLanguageAddress()
  useEffect(() => afterPress(() => setSuggested(findPreferred(locale))), [locale, pathname])
  if (suggested === undefined || isHidden) return null
  const { code, offer } = suggested

  function decline() {
    storeDecline()
    setSuggested(undefined)
    // The focused button was removed: the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <aside
      className={`${primitives.row} ${primitives.panel} ${styles.banner} ${primitives.onScreen}`}
      lang={code}
      aria-label={offer.accept}
      data-question="language"
      ref={reserveBannerSpace}
    >
      <a
        className={`${primitives.link} ${styles.link}`}
        href={addressIn(code)}
        hrefLang={code}
        rel="nofollow"
        onClick={addFragment}
      >
        <Icon name="globe" />
        {offer.accept}
      </a>
      <button
        className={`${primitives.target} ${primitives.soft} ${styles.decline}`}
        type="button"
        onClick={decline}
      >
        {offer.decline}
      </button>
    </aside>
  )
}

/**
 * The language that the browser prefers to the page's. Undefined if the visitor chose a language or declined the offer, or
 * if the page does not exist in it.
 */
function findPreferred(locale: Locale): LocaleDetails | undefined {
  const preferred = navigator.languages.map((tag) => tag.split('-', 1)[0]).find(isLocale)
  if (preferred === locale || /(?:^|; )i18n_redirected=/.test(document.cookie) || isDeclined())
    return undefined
  const isTranslated = document.querySelector(`link[hreflang^="${preferred}"]`) !== null
  return isTranslated ? locales.find(({ code }) => code === preferred) : undefined
}

const declinedKey = 'language-offer'

function isDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null
  } catch {
    return false
  }
}

/** Without storage it is declined for this page only. */
function storeDecline(): void {
  try {
    localStorage.setItem(declinedKey, 'declined')
  } catch {
    // Without storage; the offer closes anyway.
  }
}
