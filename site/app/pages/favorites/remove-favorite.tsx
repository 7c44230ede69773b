import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { changeFavorite, removeFormId, useIsFavorite } from '../../device/device-favorites.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './favorites-page.module.css'

export interface Removal {
  /** Type and id as in the cookie: `s12`. */
  readonly item: string
  readonly remove: string
  readonly undo: string
  /** Label after the removal. */
  readonly removed: string
}

interface RemoveFavoriteProps {
  removal: Removal
  words: { readonly removeLabel: string; readonly undoLabel: string }
}

/** Removes an item, which stays visible until the page is left: the same button, still focused, restores it. */
export function RemoveFavorite({ removal: { item, ...labels }, words }: RemoveFavoriteProps) {
  const isFavorite = useIsFavorite(item)
  const [isPressed, setPressed] = useState(false)
  // After a failed request it is still a favorite.
  const isRemoved = isPressed && !isFavorite
  return (
    <div className={`${primitives.row} ${styles.removal}`} data-removed={isRemoved || undefined}>
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
        {isRemoved ? words.undoLabel : words.removeLabel}
      </Button>
    </div>
  )
}
