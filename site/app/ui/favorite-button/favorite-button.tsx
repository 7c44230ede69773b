import { dropForm, heartForm, toggleFavorite, useIsFavorite } from '../../visitor/device-favorites.ts'
import { useAwake } from '../awake.tsx'
import styles from './favorite-button.module.css'

export interface Heart {
  /** As the cookie of favorites has it: `s12`. */
  item: string
  /** What a press does, with the name of the thing. */
  label: string
  /** What a press does without script where it is known to be kept. */
  drop?: string
}

interface FavoriteButtonProps extends Heart {
  /** Beside the heart, where there is room for a word. */
  words?: { keep: string; kept: string }
}

/** A heart. It is drawn by the style sheet alone: a directory has hundreds. */
export function FavoriteButton({ item, label, drop, words }: FavoriteButtonProps) {
  const isAwake = useAwake()
  const isKept = useIsFavorite(item)
  const isDropping = drop !== undefined && !isAwake
  return (
    <button
      className={words ? styles.worded : styles.heart}
      type="submit"
      form={isDropping ? dropForm : heartForm}
      name="item"
      value={item}
      // Its word says what it does and what is so: then nothing else may say it differently.
      aria-label={words ? undefined : isDropping ? drop : label}
      aria-pressed={isAwake && !words ? isKept : undefined}
      data-kept={isDropping || (isAwake && isKept) || undefined}
      onClick={(event) => {
        event.preventDefault()
        toggleFavorite(item)
      }}
    >
      {words && (isKept ? words.kept : words.keep)}
    </button>
  )
}
