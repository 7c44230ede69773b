import type { Box } from '@promenade/domain/map/drawing/box'
import type { AreaKind, DrawnEntrance, LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { useId } from 'react'
import styles from './map-drawing.module.css'
import { LEAST_LETTERS_PX, MapLabel, MapLabels } from './map-label.tsx'
import { MapTurnedTexts } from './map-turned-texts.tsx'
import { MapLayers, type MapLayersProps } from './map-layers.tsx'
import { MapPatterns, MapStores } from './map-stores.tsx'
import { MapSymbolShapes, MapSymbols } from './map-symbols.tsx'
import { metresStep } from './map-view.ts'

/** Pixels: a phone's drawing is not longer (`.late` in the style sheet). */
const PHONE_PX = 1024

/** Pixels per metre by default: names of large stores are readable. */
const NATURAL_SCALE = 2.6

export interface MapDrawingProps {
  drawing: LevelDrawing
  /** The part to show first; all without it. */
  view?: Box | undefined
  /** The name of the drawing, such as "Level 1". */
  label: string
  hrefOf: (storeSlug: string) => string
  selected?: string | undefined
  layers?: MapLayersProps
  /** False beside a list with the same links, to avoid tabbing through them twice. */
  isFocusable?: boolean
}

/** The drawing of one level; its stores are links. */
export function MapDrawing({
  drawing,
  view = drawing.box,
  label,
  hrefOf,
  selected,
  layers,
  isFocusable = true,
}: MapDrawingProps) {
  const id = useId()
  const { width, height } = drawing.box
  const least = (LEAST_LETTERS_PX * Math.max(view.width, view.height)) / PHONE_PX
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
      data-across={metresStep(view.width)}
      data-down={metresStep(view.height)}
    >
      <defs>
        <MapPatterns id={id} />
        <MapSymbolShapes id={id} symbols={drawing.symbols} />
      </defs>
      {drawing.areas.map(({ kind, path }) => (
        <path key={kind} className={areaStyles[kind]} d={path} />
      ))}
      <MapStores id={id} stores={drawing.stores} {...{ hrefOf, selected, isFocusable, least }} />
      <path className={styles.doors} d={drawing.doors} />
      <Entrances entrances={drawing.entrances} least={least} />
      <g className={styles.flat} aria-hidden="true">
        <MapLabels labels={drawing.labels} look="quiet" least={least} />
      </g>
      {drawing.turned && <MapTurnedTexts texts={drawing.turned} least={least} />}
      <MapSymbols id={id} symbols={drawing.symbols} />
      <MapLayers {...layers} selected={drawing.stores.find(({ slug }) => slug === selected)} />
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

interface EntrancesProps {
  entrances: readonly DrawnEntrance[]
  least: number
}

function Entrances({ entrances, least }: EntrancesProps) {
  return entrances.map(({ id, name, line, at, turn, label }) => (
    <g key={id} className={styles.entranceGroup}>
      {name && <title>{name}</title>}
      <path className={styles.entrance} d={line} />
      <g transform={`translate(${at.x} ${at.y})rotate(${turn})`}>
        <path className={styles.arrow} d="M-13-4.500v9l8-4.500z" />
      </g>
      {label && <MapLabel label={label} look="entrance" least={least} />}
    </g>
  ))
}
