import type { TurnedTexts } from '@promenade/domain/map/drawing/level-drawing'
import { useHydrated } from '../hydrated.tsx'
import styles from './map-drawing.module.css'
import { MapLabels } from './map-label.tsx'

/** The texts that replace the others when the drawing is turned by a quarter; those of stores are in their links. */
export function MapTurnedTexts({ texts, least }: { texts: TurnedTexts; least: number }) {
  const isHydrated = useHydrated()
  // Without script a turned drawing is small, so that these are never seen.
  const labels = isHydrated ? texts.labels : texts.labels.filter(({ size }) => size >= least)
  return (
    <g className={styles.upright} transform="rotate(-90)" aria-hidden="true">
      <MapLabels labels={labels} look="quiet" />
      <MapLabels labels={texts.entrances} look="entrance" />
    </g>
  )
}
