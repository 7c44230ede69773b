import { svgPathOfLines } from '@promenade/domain/map/drawing/path'
import { rounded } from '@promenade/domain/map/drawing/box'
import type { DrawnStore } from '@promenade/domain/map/drawing/level-drawing'
import type { MapPin } from '@promenade/domain/map/drawing/name-at-pins'
import type { Point } from '@promenade/domain/map/plane'
import { Link } from 'react-router'
import styles from './map-drawing.module.css'

/** The layers on top of a drawing, in its coordinates. */
export interface MapLayersProps {
  route?: {
    /** The walks on this level, in order. */
    readonly lines: readonly (readonly Point[])[]
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
  /** With the slug of the store at which it stands, if any. */
  pins?: readonly (MapPin & { readonly label: string; readonly number?: string })[]
  /** The other ways of a plan on this level, faint beside a route. */
  legs?: readonly (readonly Point[])[]
}

export function MapLayers({
  route,
  here,
  pins,
  legs,
  selected,
}: MapLayersProps & { selected: DrawnStore | undefined }) {
  return (
    <>
      {selected && <path className={styles.selected} d={selected.path} />}
      {legs && <path className={route ? styles.routeRest : styles.route} d={svgPathOfLines(legs)} />}
      {route && <Route route={route} />}
      {selected && !route?.goal && <Pin at={selected.at} />}
      {pins?.map((pin) => (
        <Pin key={pin.label} {...pin} />
      ))}
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
      {route.lines.flatMap(arrowsAlong).map(({ at, turn }) => (
        <g key={`${at.x} ${at.y}`} transform={`${placedAt(at)}rotate(${turn})`}>
          <path className={styles.direction} d="M-3-4.5L3 0l-6 4.5" />
        </g>
      ))}
      {route.start && (
        <g transform={placedAt(route.start)}>
          <circle className={styles.start} r="8" />
        </g>
      )}
      {route.goal && <Pin at={route.goal} number={route.number} />}
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

interface PinProps {
  at: Point
  label?: string
  /** In place of a dot. */
  number?: string | undefined
}

function Pin({ at, label, number }: PinProps) {
  return (
    <g transform={placedAt(at)}>
      <g className={styles.pin}>
        {label && <title>{label}</title>}
        <path d="M0 0s-11-12-11-20a11 11 0 0 1 22 0c0 8-11 20-11 20z" />
        {number ? <text y="-15">{number}</text> : <circle cy="-20" r="4" />}
      </g>
    </g>
  )
}

/** Metres between two arrows. */
const ARROW_EVERY = 12

function arrowsAlong(line: readonly Point[]): { at: Point; turn: number }[] {
  let walked = 0
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const first = ARROW_EVERY - (walked % ARROW_EVERY)
    walked += length
    const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
    return Array.from({ length: Math.max(0, Math.ceil((length - first) / ARROW_EVERY)) }, (_, arrow) => {
      const share = (first + arrow * ARROW_EVERY) / length
      return {
        at: rounded({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }),
        turn,
      }
    })
  })
}

function placedAt(point: Point): string {
  const { x, y } = rounded(point)
  return `translate(${x} ${y})`
}
