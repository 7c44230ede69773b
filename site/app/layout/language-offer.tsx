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
 * Offers the page in the other language to somebody whose browser prefers it. A page is the same for everybody, so
 * only script can know; it lies over the page, moves nothing and takes no focus.
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
    // The button is gone: whoever pressed it by key goes on with the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <aside
      className={styles.offer}
      lang={other}
      aria-label={words.offerLanguage}
      data-asks="language"
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

/** Whoever has chosen a language, or declined the other, is not asked; nor for a page that is in one language only. */
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

/** Where nothing may be kept, it is declined for this page. */
function storeDecline(): void {
  try {
    localStorage.setItem(declinedKey, 'declined')
  } catch {
    // Nothing to do: the offer is gone from the screen all the same.
  }
}
