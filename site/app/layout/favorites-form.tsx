import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../messages/messages.tsx'
import {
  changeFavoritesPath,
  favoriteFormId,
  refreshFavorites,
  useDeviceFavorites,
} from '../device/device-favorites.ts'
import primitives from '../theme/primitives.module.css'
import styles from './favorites-form.module.css'

/** The form of all favorite buttons of a page, and the announcement of their outcome. */
export function FavoritesForm() {
  const { messages, href } = useLanguage()
  const { favorite: words } = messages
  const { items, outcome } = useDeviceFavorites()
  const { key } = useLocation()
  useEffect(refreshFavorites, [key])
  return (
    <>
      {/* The buttons are elsewhere in the page; this one keeps the form valid on pages without them. */}
      <form id={favoriteFormId} method="post" action={href(changeFavoritesPath)} hidden>
        <button type="submit">{words.link}</button>
      </form>
      <p
        className={`${styles.outcome} ${primitives.onScreen}`}
        role="status"
        data-failed={outcome?.result === 'failed' || undefined}
      >
        {/* A new element is announced, also with the text of the last one. */}
        {outcome && <span key={items.size}>{words[outcome.result]}</span>}
      </p>
    </>
  )
}
