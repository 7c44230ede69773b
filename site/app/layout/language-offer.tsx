import { isLocale, type Locale, type LocaleDetails, locales } from '@promenade/domain/locale/locale'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { afterPress } from './after-press.ts'
import { reserveSpace } from './reserve-space.ts'
import { keepFragment, useLanguageAddress } from './language-address.ts'
import styles from './language-offer.module.css'

const reserveSpaceForOffer = reserveSpace('--offer-height')

/**
 * Offers the page in another language to somebody whose browser prefers it. A page is the same for everybody, so
 * only script can know; it lies over the page, moves nothing and takes no focus.
 */
export function LanguageOffer() {
  const { locale } = useLanguage()
  const { pathname } = useLocation()
  const [offered, setOffered] = useState<LocaleDetails | undefined>()
  const addressIn = useLanguageAddress()
  useEffect(() => afterPress(() => setOffered(findWanted(locale))), [locale, pathname])
  if (offered === undefined) return null
  const { code, offer } = offered

  function decline() {
    remember()
    setOffered(undefined)
    // The button is gone: whoever pressed it by key goes on with the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <aside
      className={styles.offer}
      lang={code}
      aria-label={offer.accept}
      data-asks="language"
      ref={reserveSpaceForOffer}
    >
      <a className={styles.link} href={addressIn(code)} hrefLang={code} rel="nofollow" onClick={keepFragment}>
        <Icon name="globe" />
        {offer.accept}
      </a>
      <button className={styles.decline} type="button" onClick={decline}>
        {offer.decline}
      </button>
    </aside>
  )
}

/**
 * The language that the browser prefers to that of the page. Undefined for a visitor who has chosen or declined one, and
 * on a page that does not exist in it.
 */
function findWanted(locale: Locale): LocaleDetails | undefined {
  const preferred = navigator.languages.map((tag) => tag.split('-', 1)[0]).find(isLocale)
  if (preferred === locale || /(?:^|; )i18n_redirected=/.test(document.cookie) || isDeclined())
    return undefined
  const isThere = document.querySelector(`link[hreflang^="${preferred}"]`) !== null
  return isThere ? locales.find(({ code }) => code === preferred) : undefined
}

const declinedKey = 'language-offer'

function isDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null
  } catch {
    return false
  }
}

/** Where nothing may be kept, it is declined for this page. */
function remember(): void {
  try {
    localStorage.setItem(declinedKey, 'declined')
  } catch {
    // Nothing to do: the offer is gone from the screen all the same.
  }
}
