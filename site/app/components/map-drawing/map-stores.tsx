import type { Section } from '@promenade/domain/directory/section-category'
import { type DrawnLogo, type DrawnStore, labelSizes } from '@promenade/domain/map/drawing/level-drawing'
import styles from './map-drawing.module.css'
import { MapLabel, sizeClass } from './map-label.tsx'

interface MapStoresProps {
  id: string
  stores: readonly DrawnStore[]
  hrefOf: (storeSlug: string) => string
  selected: string | undefined
  isFocusable: boolean
  least: number
}

/** The stores as plain links, by name: router links would make a level of hundreds slow. */
export function MapStores({ id, stores, hrefOf, selected, isFocusable, least }: MapStoresProps) {
  return stores.map(({ slug, name, section, path, label, logo }) => (
    <a
      key={slug}
      className={styles.storeLink}
      href={hrefOf(slug)}
      aria-label={name}
      aria-current={slug === selected ? 'true' : undefined}
      tabIndex={isFocusable ? undefined : -1}
    >
      <path className={styles.unit} fill={fillOf(id, section)} d={path} />
      {logo ? <MapLogo logo={logo} /> : label && <MapLabel label={label} look="store" least={least} />}
    </a>
  ))
}

/** Logos are drawn for a light background, and keep it in the dark scheme. */
export function MapLogo({ logo: { url, box } }: { logo: DrawnLogo }) {
  const size = sizeClass(labelSizes.find((step) => step <= box.height) ?? 0.5)
  return (
    <>
      <rect className={`${styles.plate} ${size}`} {...box} />
      <image className={`${styles.logo} ${size}`} href={url} {...box} />
    </>
  )
}

/** Each kind of store has a pattern as well as a colour: dots for food, lines for services, none for shops. */
export function MapPatterns({ id }: { id: string }) {
  return (
    <>
      <pattern id={`${id}foodandbeverage`} width="1.500" height="1.500" patternUnits="userSpaceOnUse">
        <path className={styles.food} d="M0 0h1.500v1.500H0z" />
        <path className={styles.marks} d="M.75.75h.01" />
      </pattern>
      <pattern
        id={`${id}professionalservices`}
        width="1.200"
        height="1.200"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.service} d="M0 0h1.200v1.200H0z" />
        <path className={styles.marks} d="M0 0v1.200" />
      </pattern>
    </>
  )
}

/** Undefined for the default fill. */
export function fillOf(id: string, section: Section | undefined): string | undefined {
  return section === undefined || section === 'retail' ? undefined : `url(#${id}${section})`
}
