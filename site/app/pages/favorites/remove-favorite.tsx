import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { changeFavorite, removeFormId, useIsFavorite } from '../../device/device-favorites.ts'
import styles from './favorites-page.module.css'

export interface Removal {
  /** As the cookie of favorites has it: `s12`. */
  readonly item: string
  readonly remove: string
  readonly undo: string
  /** Said in place of the button's own word once it is removed. */
  readonly removed: string
}

interface RemoveFavoriteProps {
  removal: Removal
  words: { readonly removeWord: string; readonly undoWord: string }
}

/** Removes an item, which stays on the page until it is left: the same button, and with it the focus, brings it back. */
export function RemoveFavorite({ removal: { item, ...labels }, words }: RemoveFavoriteProps) {
  const isFavorite = useIsFavorite(item)
  const [isPressed, setPressed] = useState(false)
  // An account that could not be told has it still.
  const isRemoved = isPressed && !isFavorite
  return (
    <div className={styles.removal} data-removed={isRemoved || undefined}>
      {isRemoved && <p>{labels.removed}</p>}
      <Button
        look="quiet"
        form={removeFormId}
        name="item"
        value={item}
        label={isRemoved ? labels.undo : labels.remove}
        onClick={(event) => {
          event.preventDefault()
          setPressed(!isRemoved)
          changeFavorite(item, isRemoved ? 'add' : 'remove')
        }}
      >
        {isRemoved ? words.undoWord : words.removeWord}
      </Button>
    </div>
  )
}
