import type { TurnedTexts } from '@promenade/domain/map/drawing/level-drawing'
import styles from './map-drawing.module.css'
import { MapLabels } from './map-label.tsx'
import { MapLogo } from './map-stores.tsx'

/** The texts and logos that replace the others when the drawing is turned by a quarter. */
export function MapTurnedTexts({ texts, least }: { texts: TurnedTexts; least: number }) {
  const { logos, names, labels, entrances } = texts
  return (
    <g className={styles.upright} data-upright transform="rotate(-90)" aria-hidden="true">
      {logos.map((logo) => (
        <MapLogo key={`${logo.box.x} ${logo.box.y}`} logo={logo} />
      ))}
      <MapLabels labels={names} look="store" least={least} />
      <MapLabels labels={labels} look="quiet" least={least} />
      <MapLabels labels={entrances} look="entrance" least={least} />
    </g>
  )
}
