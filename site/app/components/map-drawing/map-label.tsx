import type { Beside, DrawnLabel, PlacedText } from '@promenade/domain/map/drawing/level-drawing'
import { LINE_HEIGHT } from '@promenade/domain/map/drawing/letters'
import type { Point } from '@promenade/domain/map/plane'
import { Fragment } from 'react'
import styles from './map-drawing.module.css'
import { short } from './short-number.ts'

/** From the middle of a line of capitals to its baseline, in ems. */
export const FOOT = 0.35

interface LabelProps {
  /** None for the name of a store. */
  look?: 'quiet' | 'entrance' | undefined
}

/** Labels of one look, by size: the style sheet finds it as their `em`. */
export function MapLabels({ labels, look }: LabelProps & { labels: readonly DrawnLabel[] }) {
  return [...Map.groupBy(labels, ({ size }) => size)].map(([size, ofSize]) => (
    <g key={size} fontSize={size}>
      {ofSize.map((label) => (
        <Fragment key={`${label.at.x} ${label.at.y}`}>
          {label.early && <MapLabel label={label.early} look={look} isEarly />}
          <MapLabel label={label} look={look} />
        </Fragment>
      ))}
    </g>
  ))
}

interface MapLabelProps extends LabelProps {
  label: DrawnLabel
  /** True for a name that is drawn until there is room in the unit. */
  isEarly?: boolean
}

/** A label: drawn while its letters are readable. They stop growing when they are well readable. */
export function MapLabel({ label, look, isEarly = false }: MapLabelProps) {
  const { at, size, beside } = label
  const text = (
    <LabelText label={label} className={look === 'quiet' ? styles.quiet : look && styles.entrance} />
  )
  if (!beside && !isEarly) return text
  return (
    <g
      className={`${beside ? styles.beside : ''} ${isEarly ? styles.early : ''}`.trim()}
      fontSize={isEarly ? size : undefined}
      transform={beside && placedAt(at)}
    >
      {beside?.path && <path d={beside.path} />}
      {text}
    </g>
  )
}

interface LabelTextProps {
  label: Pick<PlacedText, 'lines' | 'at'> &
    Partial<PlacedText> & { readonly isCut?: boolean; readonly beside?: Pick<Beside, 'text' | 'anchor'> }
  className?: string | undefined
}

/** The lines of a label. */
export function LabelText({ label, className }: LabelTextProps) {
  const {
    lines: [line, ...others],
    at,
    turn,
    size,
    beside,
  } = label
  const place = placedAt(at) + (turn ? `rotate(${turn})` : '')
  const first = FOOT - (others.length / 2) * LINE_HEIGHT + (beside?.text.y ?? 0)
  const x = beside && beside.text.x !== 0 ? `${short(beside.text.x)}em` : undefined
  return (
    <text
      // Another label is another element: script turns and hides what it found in this one.
      key={place + size}
      className={className}
      data-cut={label.isCut}
      transform={beside ? undefined : place}
      x={x}
      textAnchor={beside?.anchor === 'middle' ? undefined : beside?.anchor}
      dy={`${short(first)}em`}
    >
      {line}
      {others.map((other) => (
        <tspan key={other} x={x ?? 0} dy={`${LINE_HEIGHT}em`}>
          {` ${other}`}
        </tspan>
      ))}
    </text>
  )
}

function placedAt({ x, y }: Point): string {
  return `translate(${x} ${y})`
}
