import { favoriteFormId, toggleFavorite, useIsFavorite } from '../../device/device-favorites.ts'
import { useHydrated } from '../hydrated.tsx'
import styles from './favorite-button.module.css'

export interface FavoriteButtonView {
  /** Type and id as in the favorites cookie: `s12`. */
  item: string
  /** Accessible name: the action and the name of the item. */
  label: string
}

interface FavoriteButtonProps extends FavoriteButtonView {
  /** Visible labels; without them the button is only an icon. */
  words?: { add: string; added: string }
}

/** The icon is drawn in CSS: a directory has hundreds of these buttons. */
export function FavoriteButton({ item, label, words }: FavoriteButtonProps) {
  const isHydrated = useHydrated()
  const isFavorite = useIsFavorite(item)
  return (
    <button
      value={item}
      // A visible label says both action and state; a second accessible name or `aria-pressed` would contradict it.
      aria-label={words ? undefined : label}
      type="submit"
      className={words ? styles.labelled : styles.icon}
      form={favoriteFormId}
      name="item"
      aria-pressed={isHydrated && !words ? isFavorite : undefined}
      data-favorite={(isHydrated && isFavorite) || undefined}
      onClick={(event) => {
        event.preventDefault()
        toggleFavorite(item)
      }}
    >
      {words && (isFavorite ? words.added : words.add)}
    </button>
  )
}
