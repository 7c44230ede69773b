import { favoriteFormId, toggleFavorite, useIsFavorite } from '../../device/device-favorites.ts'
import { useHydrated } from '../hydrated.tsx'
import styles from './favorite-button.module.css'

export interface FavoriteButtonView {
  /** As the cookie of favorites has it: `s12`. */
  item: string
  /** What a press does, with the name of the thing. */
  label: string
}

interface FavoriteButtonProps extends FavoriteButtonView {
  /** Beside the heart, where there is room for a word. */
  words?: { add: string; added: string }
}

/** A heart. It is drawn by the style sheet alone: a directory has hundreds. */
export function FavoriteButton({ item, label, words }: FavoriteButtonProps) {
  const isHydrated = useHydrated()
  const isFavorite = useIsFavorite(item)
  return (
    <button
      className={words ? styles.labelled : styles.icon}
      type="submit"
      form={favoriteFormId}
      name="item"
      value={item}
      // Its word says what it does and what is so: then nothing else may say it differently.
      aria-label={words ? undefined : label}
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
