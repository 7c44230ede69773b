import { Link, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { useHydrated } from '../../components/hydrated.tsx'
import { Flag } from '../../components/flag/flag.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './map-page.module.css'
import type { MapScreen } from './map-screen.server.ts'

type Group = MapScreen['amenities'][number]
type Place = Group['places'][number]

/** Washrooms, lifts and other amenities by kind; each has an address. */
export function Amenities({ groups }: { groups: readonly Group[] }) {
  const { map: words } = useMessages()
  const { hash } = useLocation()
  // Browsers set `:target` only when they load a document.
  const found = useHydrated() ? hash.slice(1) : undefined
  return (
    <section className={styles.section} aria-labelledby="amenities">
      <SectionHead id="amenities" title={words.amenities} lang={words.lang} />
      <div className={styles.groups}>
        {groups.map(({ name, places }) => (
          <section key={name} className={styles.amenity}>
            <h3 className={`${primitives.title} ${styles.group}`}>{name}</h3>
            <ul>
              {places.map((place) => (
                <li
                  key={place.id}
                  className={styles.place}
                  id={place.id}
                  data-found={place.id === found || undefined}
                >
                  <PlaceView place={place} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

function PlaceView({ place }: { place: Place }) {
  return (
    <>
      <p className={`${primitives.wrap} ${styles.placeName}`}>
        {place.to ? (
          <Link to={place.to} state={{ landing: 'chosen' }} preventScrollReset>
            {place.name}
          </Link>
        ) : (
          place.name
        )}
        {place.level && <Flag look="quiet">{place.level}</Flag>}
        {place.note && <Flag>{place.note}</Flag>}
      </p>
      {place.html && <Prose html={place.html} />}
      {place.items.length > 0 && (
        <ul className={styles.items}>
          {place.items.map((item) => (
            <li key={item.name}>
              <span className={styles.itemName}>{item.name}</span>
              {item.html && <Prose html={item.html} />}
              {item.pictures.map((picture) => (
                <Picture
                  key={picture.url}
                  className={styles.itemPicture}
                  picture={picture}
                  width={picture.width ?? 600}
                  height={picture.height ?? 450}
                  sizes="(max-width: 640px) 100vw, 38rem"
                />
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
