import primitives from '../../theme/primitives.module.css'
import styles from './map-frame.module.css'

interface MapButtonProps {
  label: string
  shape: string
  isPressed?: boolean
  /** Left out where fingers do the same. */
  isForMouse?: boolean
  onPress: () => void
}

/** A button on the map with an icon alone. */
export function MapButton({ label, shape, isPressed, isForMouse, onPress }: MapButtonProps) {
  return (
    <button
      className={`${primitives.iconButton} ${styles.button}`}
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      data-for-mouse={isForMouse}
      title={label}
      onClick={onPress}
    >
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  )
}
