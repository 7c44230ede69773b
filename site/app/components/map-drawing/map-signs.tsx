import type { Section } from '@promenade/domain/directory/section-category'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import styles from './map-drawing.module.css'

/** A bag, a fork and a knife, and scissors, around their middle. */
const shapes: Readonly<Record<Section, string>> = {
  retail: 'M-8-3H8L7 9H-7zM-4-3a4 4 0 0 1 8 0',
  foodandbeverage: 'M-8-9v6h8v-6M-4-9V9M6 9V-9c-4 3-4 8 0 9',
  professionalservices: 'M-6 9a3 3 0 1 1 .01 0M6 9a3 3 0 1 1 .01 0M-4 4 5-9M4 4-5-9',
}

interface MapSignsProps {
  id: string
  drawing: Pick<LevelDrawing, 'signs' | 'turned'>
}

/** The kinds of the stores without a readable name: markers on lines that are not seen, since elements are slow. */
export function MapSigns({ id, drawing: { signs, turned } }: MapSignsProps) {
  return [
    { all: signs, shown: styles.flat },
    { all: turned?.signs ?? [], shown: styles.upright },
  ].flatMap(({ all, shown }) =>
    [...Map.groupBy(all, ({ section }) => section)].map(([section, ofSection]) => {
      const marker = `url(#${id}${section}-sign)`
      return (
        <g
          key={section + shown}
          className={`${styles.signs} ${shown}`}
          markerStart={marker}
          markerMid={marker}
        >
          {ofSection.map(({ room, until, path }) => (
            <path key={path} fontSize={until} data-room={room} d={path} />
          ))}
        </g>
      )
    }),
  )
}

/** The shape of each kind; as large as the width of a line says. */
export function MapSignShapes({ id }: { id: string }) {
  return Object.entries(shapes).map(([section, shape]) => (
    <marker
      key={section}
      id={`${id}${section}-sign`}
      viewBox="-12 -12 24 24"
      markerWidth="1"
      markerHeight="1"
    >
      <path className={styles.sign} d={shape} />
    </marker>
  ))
}

/** The sign of a kind in the legend. */
export function LegendSign({ section }: { section: Section }) {
  return <path className={styles.sign} d={shapes[section]} transform="matrix(.17 0 0 .17 4.5 3)" />
}
