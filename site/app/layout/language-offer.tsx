import { isLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../messages/messages.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { afterPress } from './after-press.ts'
import { reserveSpace } from './reserve-space.ts'
import { addFragment, useLanguageAddress } from './language-address.ts'
import styles from './language-offer.module.css'

const reserveSpaceForOffer = reserveSpace('--offer-height')

/**
 * Offers the page in the language that the browser prefers. Needs script, since pages are the same for everybody. It
 * overlays the page, moves nothing and takes no focus.
 */
export function LanguageOffer() {
  const { locale, messages } = useLanguage()
  const { site: words } = messages
  const { pathname } = useLocation()
  const [isOffered, setOffered] = useState(false)
  const other = locales.find(({ code }) => code !== locale)?.code ?? locale
  const addressIn = useLanguageAddress()
  useEffect(() => afterPress(() => setOffered(shouldOffer(other))), [other, pathname])
  if (!isOffered) return null

  function decline() {
    storeDecline()
    setOffered(false)
    // The focused button was removed: the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <aside
      className={styles.offer}
      lang={other}
      aria-label={words.offerLanguage}
      data-question="language"
      ref={reserveSpaceForOffer}
    >
      <a
        className={styles.link}
        href={addressIn(other)}
        hrefLang={other}
        rel="nofollow"
        onClick={addFragment}
      >
        <Icon name="globe" />
        {words.offerLanguage}
      </a>
      <button className={styles.decline} type="button" onClick={decline}>
        {words.declineLanguage}
      </button>
    </aside>
  )
}

/** False if the visitor chose a language or declined the offer, or if the page has one language only. */
function shouldOffer(other: Locale): boolean {
  const preferred = navigator.languages.map((tag) => tag.split('-', 1)[0]).find(isLocale)
  if (preferred !== other || /(?:^|; )i18n_redirected=/.test(document.cookie)) return false
  return document.querySelector(`link[hreflang^="${other}"]`) !== null && !isDeclined()
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
