import type { TurnedTexts } from '@promenade/domain/map/drawing/level-drawing'
import styles from './map-drawing.module.css'
import { MapLabels } from './map-label.tsx'
import { useWrittenLetters } from './written-letters.ts'

/** The texts that replace the others when the drawing is turned by a quarter; those of stores are in their links. */
export function MapTurnedTexts({ texts, least }: { texts: TurnedTexts; least: number }) {
  const written = useWrittenLetters(least)
  const labels = texts.labels.filter(({ early, size }) => early || size >= written)
  return (
    <g className={styles.upright} transform="rotate(-90)" aria-hidden="true">
      <MapLabels labels={labels} look="quiet" />
      <MapLabels labels={texts.entrances} look="entrance" />
    </g>
  )
}
