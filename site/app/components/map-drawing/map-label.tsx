import { type DrawnLabel, labelSizes, LINE_HEIGHT } from '@promenade/domain/map/drawing/level-drawing'
import styles from './map-drawing.module.css'

/** From the middle of a line of capitals to its baseline, in ems. */
const FOOT = 0.35

type Look = 'store' | 'quiet' | 'entrance'

export function MapLabels({ labels, look }: { labels: readonly DrawnLabel[]; look: Look }) {
  return labels.map((label) => <MapLabel key={`${label.at.x} ${label.at.y}`} label={label} look={look} />)
}

/** A label. Its letters stop growing when they are well readable. */
export function MapLabel({ label, look }: { label: DrawnLabel; look: Look }) {
  const { lines, at, turn, size, tier } = label
  const turned = turn === 0 ? '' : `rotate(${turn})`
  const first = FOOT - ((lines.length - 1) / 2) * LINE_HEIGHT
  return (
    <text
      className={`${styles[look]} ${styles[`size${labelSizes.findIndex((step) => step === size)}`]}`}
      data-tier={tier || undefined}
      transform={`translate(${at.x} ${at.y})${turned}`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x="0" dy={`${index === 0 ? Number(first.toFixed(2)) : LINE_HEIGHT}em`}>
          {index === 0 ? line : ` ${line}`}
        </tspan>
      ))}
    </text>
  )
}
