import {
  type DrawnLabel,
  type LabelSize,
  labelSizes,
  LINE_HEIGHT,
} from '@promenade/domain/map/drawing/level-drawing'
import styles from './map-drawing.module.css'

/** From the middle of a line of capitals to its baseline, in ems. */
const FOOT = 0.35

/** Pixels: smaller letters are not drawn (`--least` in the style sheet). */
export const LEAST_LETTERS_PX = 11

type Look = 'store' | 'quiet' | 'entrance'

interface MapLabelsProps {
  labels: readonly DrawnLabel[]
  look: Look
  /** The smallest letters, in metres, that a small screen can show at first. */
  least: number
}

export function MapLabels({ labels, ...others }: MapLabelsProps) {
  return labels.map((label) => <MapLabel key={`${label.at.x} ${label.at.y}`} label={label} {...others} />)
}

/** A label: drawn while its letters are readable. They stop growing when they are well readable. */
export function MapLabel({ label, look, least }: Omit<MapLabelsProps, 'labels'> & { label: DrawnLabel }) {
  const {
    lines: [line, ...others],
    at,
    turn,
    size,
  } = label
  const turned = turn === 0 ? '' : `rotate(${turn})`
  const first = FOOT - (others.length / 2) * LINE_HEIGHT
  return (
    <text
      // Another label is another element: script turns and hides what it found in this one.
      key={`${at.x} ${at.y} ${turn} ${size}`}
      className={`${styles[look]} ${sizeClass(size)}${size < least ? ` ${styles.late}` : ''}`}
      transform={`translate(${at.x} ${at.y})${turned}`}
      dy={`${Number(first.toFixed(2))}em`}
    >
      {line}
      {others.map((other) => (
        <tspan key={other} x="0" dy={`${LINE_HEIGHT}em`}>
          {` ${other}`}
        </tspan>
      ))}
    </text>
  )
}

/** Shows a label of this size only where it is readable, and a logo only where it is recognised. */
export function sizeClass(size: LabelSize): string | undefined {
  return styles[`size${labelSizes.indexOf(size)}`]
}
