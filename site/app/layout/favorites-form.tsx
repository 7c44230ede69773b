import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../messages/messages.tsx'
import {
  changeFavoritesPath,
  favoriteFormId,
  refreshFavorites,
  useDeviceFavorites,
} from '../device/device-favorites.ts'
import styles from './favorites-form.module.css'

/** What the hearts of a page have in common: the form they send without script, and the word on what became of it. */
export function FavoritesForm() {
  const { messages, href } = useLanguage()
  const { favorite: words } = messages
  const { outcome } = useDeviceFavorites()
  const { key } = useLocation()
  useEffect(refreshFavorites, [key])
  return (
    <>
      {/* Its buttons stand elsewhere; one of its own makes it a form where a page has none. */}
      <form id={favoriteFormId} method="post" action={href(changeFavoritesPath)} hidden>
        <button type="submit">{words.link}</button>
      </form>
      <p className={styles.outcome} role="status" data-failed={outcome?.result === 'failed' || undefined}>
        {outcome && words[outcome.result]}
      </p>
    </>
  )
}
