import type { DrawnSymbol, LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import styles from './map-drawing.module.css'

interface MapSymbolsProps {
  id: string
  symbols: readonly DrawnSymbol[]
}

/** The symbols of washrooms, lifts and other amenities. */
export function MapSymbols({ id, symbols }: MapSymbolsProps) {
  return (
    <g aria-hidden="true">
      {symbols.map(({ id: own, kind, name, at, tier }) => (
        <use
          key={own}
          href={`#${id}${kind}`}
          data-tier={tier || undefined}
          transform={`translate(${at.x} ${at.y})`}
        >
          {name && <title>{name}</title>}
        </use>
      ))}
    </g>
  )
}

interface MapSymbolShapesProps extends Pick<LevelDrawing, 'shapes'> {
  id: string
}

/** The shapes of the symbols, each defined once; they keep their size on the screen. */
export function MapSymbolShapes({ id, shapes }: MapSymbolShapesProps) {
  return shapes.map(({ kind, path }) => (
    <g
      key={kind}
      id={`${id}${kind}`}
      className={styles.symbol}
      data-kind={kind === 'parking' || kind === 'guest-services' ? 'first' : undefined}
    >
      <rect x="-12" y="-12" width="24" height="24" rx="5" />
      <path d={path} transform="translate(-12 -12)" />
    </g>
  ))
}
