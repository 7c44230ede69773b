import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { MapFrame } from '../../components/map-drawing/map-frame.tsx'
import { LevelChoice } from './level-choice.tsx'
import { mapSearch } from './map-query.ts'
import type { PictureScreen } from './picture-screen.server.ts'
import styles from './picture-view.module.css'

/** The platform's picture of a level, with a pin for each store with a position. */
export function PictureView({ screen }: { screen: PictureScreen }) {
  const { map: words } = useMessages()
  const { picture, level, query, path } = screen
  const label = words.plan(level)
  const box = picture && { x: 0, y: 0, width: picture.width, height: picture.height }
  return (
    <section className={styles.plan} aria-label={label} id="plan">
      {screen.levels.length > 1 && <LevelChoice levels={screen.levels} />}
      {picture && box && (
        <MapFrame drawing={{ box }} words={{ ...words.moveMap, label: words.planMoves(level) }}>
          <svg
            className={styles.picture}
            viewBox={`0 0 ${picture.width} ${picture.height}`}
            width={picture.width}
            height={picture.height}
            role="group"
            aria-label={label}
          >
            <image href={picture.url} width={picture.width} height={picture.height} />
            {screen.pins.map(({ slug, name, at }) => (
              <Link
                key={slug}
                className={styles.pin}
                to={path + mapSearch({ store: slug })}
                aria-label={name}
                aria-current={slug === query.store || undefined}
                tabIndex={-1}
                preventScrollReset
              >
                <title>{name}</title>
                <circle cx={at.x} cy={at.y} r={Math.round(picture.width / 110)} />
              </Link>
            ))}
          </svg>
        </MapFrame>
      )}
    </section>
  )
}
