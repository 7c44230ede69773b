import type { Box } from '@promenade/domain/map/drawing/box'
import type { AreaKind, DrawnEntrance, LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { LEAST_PX } from '@promenade/domain/map/drawing/letters'
import { type ReactNode, useId } from 'react'
import styles from './map-drawing.module.css'
import { MapLabels } from './map-label.tsx'
import { MapTurnedTexts } from './map-turned-texts.tsx'
import { MapPatterns, MapStores } from './map-stores.tsx'
import { MapSigns, MapSignShapes } from './map-signs.tsx'
import { MapSymbolShapes, MapSymbols } from './map-symbols.tsx'

/** Pixels: a phone's drawing is not longer. */
const PHONE_PX = 1024

/** Pixels per metre by default: names of large stores are readable. */
const NATURAL_SCALE = 2.6

const NONE: ReadonlySet<string> = new Set()

export interface MapDrawingProps {
  drawing: LevelDrawing
  /** The part to show first; all without it. */
  view?: Box | undefined
  /** The name of the drawing, such as "Level 1". */
  label: string
  hrefOf: (storeSlug: string) => string
  selected?: string | undefined
  /** The slugs of stores whose names are drawn at every zoom, before all others. */
  named?: ReadonlySet<string>
  /** The slugs of stores that are closed now. */
  closed?: ReadonlySet<string>
  /** False beside a list with the same links, to avoid tabbing through them twice. */
  isFocusable?: boolean
  /** Its `MapLayers`. */
  children?: ReactNode
}

/** The drawing of one level; its stores are links. */
export function MapDrawing({
  drawing,
  view = drawing.box,
  label,
  hrefOf,
  selected,
  named = NONE,
  closed = NONE,
  isFocusable = true,
  children,
}: MapDrawingProps) {
  const id = useId()
  const { width, height } = drawing.box
  const chosen = drawing.stores.find(({ slug }) => slug === selected)
  const least = (LEAST_PX.letters * Math.max(view.width, view.height)) / PHONE_PX
  return (
    <svg
      className={`${styles.palette} ${styles.drawing}`}
      viewBox={[view.x, view.y, view.width, view.height].join(' ')}
      width={Math.round(width * NATURAL_SCALE)}
      height={Math.round(height * NATURAL_SCALE)}
      role="group"
      aria-label={label}
      data-tier="0"
      data-turns={drawing.turned && true}
      fontSize={view.width}
    >
      <defs>
        <MapPatterns id={id} />
        <MapSignShapes id={id} />
        <MapSymbolShapes id={id} shapes={drawing.shapes} />
      </defs>
      <g className={styles.scaled} fontSize={view.height}>
        {drawing.areas.map(({ kind, path }) => (
          <path key={kind} className={areaStyles[kind]} d={path} />
        ))}
        <MapStores
          id={id}
          stores={drawing.stores}
          {...{ hrefOf, selected, named, closed, isFocusable, least }}
        />
        <MapSigns id={id} drawing={drawing} />
        <path className={styles.doors} d={drawing.doors} />
        <Entrances entrances={drawing.entrances} />
        <g className={styles.flat} aria-hidden="true">
          <MapLabels labels={drawing.labels} look="quiet" />
          <MapLabels labels={drawing.entrances.flatMap(({ label }) => label ?? [])} look="entrance" />
        </g>
        {drawing.turned && <MapTurnedTexts texts={drawing.turned} least={least} />}
        <MapSymbols id={id} symbols={drawing.symbols} />
        {chosen && <path className={styles.selected} d={chosen.path} />}
        {children}
      </g>
    </svg>
  )
}

const areaStyles: Readonly<Record<AreaKind, string | undefined>> = {
  outside: styles.outside,
  parking: styles.parking,
  walkway: styles.walkway,
  room: styles.room,
  private: styles.closed,
  moving: styles.moving,
  void: styles.opening,
  fixture: styles.fixture,
}

function Entrances({ entrances }: { entrances: readonly DrawnEntrance[] }) {
  return entrances.map(({ id, name, line, at, turn }) => (
    <g key={id}>
      {name && <title>{name}</title>}
      <path className={styles.entrance} d={line} />
      <g transform={`translate(${at.x} ${at.y})rotate(${turn})`}>
        <path className={styles.arrow} d="M-13-4.5v9l8-4.5z" />
      </g>
    </g>
  ))
}
