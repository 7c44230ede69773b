import { svgPathOfLines } from '@promenade/domain/map/drawing/path'
import { rounded } from '@promenade/domain/map/drawing/box'
import type { NameAtPin, NamedPin } from '@promenade/domain/map/drawing/name-at-pins'
import { halfWidthOfPin } from '@promenade/domain/map/drawing/letters'
import type { Point } from '@promenade/domain/map/plane'
import { Link } from 'react-router'
import styles from './map-drawing.module.css'
import { LabelText } from './map-label.tsx'

/** The layers on top of a drawing, in its coordinates. */
export interface MapLayersProps {
  route?: {
    /** The walks on this level, in order. */
    readonly lines: readonly (readonly Point[])[]
    /** Along them, with their directions in degrees clockwise from the right. */
    readonly arrows?: readonly { readonly at: Point; readonly turn: number }[]
    /** The piece of the step that the visitor follows; the rest of the line is drawn faintly. */
    readonly piece?: readonly Point[]
    readonly start?: Point | undefined
    readonly goal?: Point | undefined
    /** The number of the goal in a plan. */
    readonly number?: string
    /** Its walks on other levels, drawn as such. */
    readonly elsewhere?: readonly (readonly Point[])[]
    /** Where the route changes to another level. */
    readonly changes: readonly { readonly at: Point; readonly to: string; readonly label: string }[]
  }
  here?: { readonly at: Point; readonly label: string }
  pins?: readonly DrawnPin[]
  /** Metres per pixel up to which each pin stands on its point. */
  apartUntil?: number
  /** The other ways of a plan on this level, faint beside a route. */
  legs?: readonly (readonly Point[])[]
}

export type DrawnPin = NamedPin & { readonly label: string; readonly placeName?: string }

export function MapLayers({ route, here, pins, apartUntil, legs }: MapLayersProps) {
  return (
    <>
      {legs && <path className={route ? styles.routeRest : styles.route} d={svgPathOfLines(legs)} />}
      {route && <Route route={route} />}
      <g className={styles.spread} fontSize={apartUntil}>
        {pins?.map((pin) => (
          <Pin key={pin.label} {...pin} />
        ))}
      </g>
      {here && (
        <g transform={placedAt(here.at)}>
          <g className={styles.here}>
            <title>{here.label}</title>
            <path className={styles.cone} d={CONE} />
            <circle r="13" />
            <circle r="6" />
          </g>
        </g>
      )}
    </>
  )
}

/** A line with a light border, visible on any background, with arrows along it. */
function Route({ route }: { route: NonNullable<MapLayersProps['route']> }) {
  const path = svgPathOfLines(route.lines)
  return (
    <>
      {route.elsewhere && (
        <path className={styles.routeRest} strokeDasharray="1 3" d={svgPathOfLines(route.elsewhere)} />
      )}
      <path className={styles.routeEdge} d={path} />
      <path className={route.piece ? styles.routeRest : styles.route} d={path} />
      {route.piece && <Piece line={route.piece} />}
      {route.arrows?.map(({ at, turn }) => (
        <g key={`${at.x} ${at.y}`} transform={`${placedAt(at)}rotate(${turn})`}>
          <path className={styles.direction} d="M-3-4.5L3 0l-6 4.5" />
        </g>
      ))}
      {route.start && (
        <g transform={placedAt(route.start)}>
          <circle className={styles.start} r="8" />
        </g>
      )}
      {route.changes.map(({ at, to, label }) => (
        <g key={to} transform={placedAt(at)}>
          <Link className={styles.change} to={to} aria-label={label} preventScrollReset>
            <circle r="14" />
            <path d="M-5-1l5-5 5 5M0-6V7" />
          </Link>
        </g>
      ))}
    </>
  )
}

/** Up from the visitor's position, as wide as what one sees without turning the head. */
const CONE = 'M0 0L-26-44a51 51 0 0 1 52 0z'

/** The piece of one step, from where the visitor stands. */
function Piece({ line }: { line: readonly Point[] }) {
  const path = svgPathOfLines([line])
  return (
    <>
      <path className={styles.routeEdge} d={path} />
      <path className={styles.route} d={path} />
      {line[0] && (
        <g transform={placedAt(line[0])}>
          <g className={styles.stepStart}>
            <path className={styles.cone} d={CONE} />
            <circle r="9" />
          </g>
        </g>
      )}
    </>
  )
}

/** On its point, or at the end of a line from there: the style sheet finds the length of that as its `em`. */
function Pin({ at, away: { turn, length } = ON_POINT, ...head }: DrawnPin) {
  return (
    <g transform={`${placedAt(at)}rotate(${turn})`} fontSize={length}>
      <path className={styles.leader} d={`M0 0h${length}`} />
      <g className={styles.stepStart}>
        <circle r={length && 4} />
      </g>
      <g className={styles.away}>
        <g transform={`rotate(${-turn})`}>
          <Head {...head} />
        </g>
      </g>
    </g>
  )
}

const ON_POINT = { turn: 0, length: 0 }

function Head({ label, number, name }: Omit<DrawnPin, 'at' | 'away'>) {
  const half = halfWidthOfPin(number)
  return (
    <>
      <g className={styles.pin}>
        {label && <title>{label}</title>}
        <path
          d={`M0 0s-${half}-12-${half}-20a11 11 0 0 1 11-11h${2 * half - 22}a11 11 0 0 1 11 11c0 8-${half} 20-${half} 20z`}
        />
        {number ? <text y="-15">{number}</text> : <circle cy="-20" r="4" />}
      </g>
      {name?.flat && <Name name={name.flat} className={styles.flat} />}
      {name?.upright && <Name name={name.upright} className={styles.upright} />}
    </>
  )
}

interface NameProps {
  name: NameAtPin
  /** Of the texts for the drawing as it is, or turned. */
  className: string | undefined
}

/** Drawn where it is clear of the other pins, which the style sheet finds as its `em`. */
function Name({ name, className }: NameProps) {
  return (
    <g className={`${styles.atPin} ${className}`} fontSize={name.until} aria-hidden="true">
      <LabelText label={{ lines: name.lines, at: name.text, beside: name }} />
    </g>
  )
}

function placedAt(point: Point): string {
  const { x, y } = rounded(point)
  return `translate(${x} ${y})`
}
