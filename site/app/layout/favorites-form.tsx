import { localePath } from '@promenade/domain/locale/locale-path'
import type { Locale } from '@promenade/domain/locale/locale'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../messages/messages.tsx'
import {
  changeFavoritesPath,
  favoriteForm,
  readFavoritesAgain,
  useDeviceFavorites,
} from '../device/device-favorites.ts'
import styles from './favorites-form.module.css'

/** What the hearts of a page have in common: the form they send without script, and the word on what became of it. */
export function FavoritesForm({ locale }: { locale: Locale }) {
  const { favorite: words } = useMessages()
  const { outcome } = useDeviceFavorites()
  const { key } = useLocation()
  useEffect(readFavoritesAgain, [key])
  return (
    <>
      {/* Its buttons stand elsewhere; one of its own makes it a form where a page has none. */}
      <form id={favoriteForm} method="post" action={localePath(changeFavoritesPath, locale)} hidden>
        <button type="submit">{words.link}</button>
      </form>
      <p className={styles.outcome} role="status" data-failed={outcome?.said === 'failed' || undefined}>
        {outcome && words[outcome.said]}
      </p>
    </>
  )
}
