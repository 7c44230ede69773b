import type { Section } from '@promenade/domain/directory/section-category'
import type { DrawnLogo, DrawnStore, StoreTexts } from '@promenade/domain/map/drawing/level-drawing'
import { sizeInUnit } from '@promenade/domain/map/drawing/letters'
import styles from './map-drawing.module.css'
import { MapLabel } from './map-label.tsx'
import { useWrittenLetters } from './written-letters.ts'

interface MapStoresProps {
  id: string
  stores: readonly DrawnStore[]
  hrefOf: (storeSlug: string) => string
  selected: string | undefined
  named: ReadonlySet<string>
  closed: ReadonlySet<string>
  isFocusable: boolean
  least: number
}

/** The stores as plain links, by name: router links would make a level of hundreds slow. */
export function MapStores({
  id,
  stores,
  hrefOf,
  selected,
  named,
  closed,
  isFocusable,
  least,
}: MapStoresProps) {
  const written = useWrittenLetters(least)
  // What is painted last is not painted over.
  const inOrder = stores.toSorted((a, b) => Number(named.has(a.slug)) - Number(named.has(b.slug)))
  return inOrder.map(({ slug, name, section, path, logo, turned, ...texts }) => {
    const isNamed = named.has(slug)
    return (
      <a
        key={slug}
        className={styles.storeLink}
        href={hrefOf(slug)}
        aria-label={name}
        aria-current={slug === selected || undefined}
        data-named={isNamed || undefined}
        data-closed={closed.has(slug) || undefined}
        tabIndex={isFocusable ? undefined : -1}
        {...sizeAround(texts, logo)}
      >
        <path className={styles.unit} fill={fillOf(id, section)} d={path} />
        {logo && <MapLogo logo={logo} />}
        <Texts texts={texts} hasLogo={logo !== undefined} written={isNamed ? 0 : written * LEAST_WRITTEN} />
        {turned && (
          <g className={styles.upright} transform="rotate(-90)" {...sizeAround(turned, logo)}>
            <Texts texts={turned} hasLogo={logo !== undefined} written={isNamed ? 0 : written} />
          </g>
        )}
      </a>
    )
  })
}

/** Around a store's texts: the letters from which on its name or logo is in the unit; the style sheet finds it as their `em`. */
function sizeAround(texts: StoreTexts, logo: DrawnLogo | undefined): { readonly fontSize: number } {
  return { fontSize: Number(sizeInUnit(texts, logo).toFixed(1)) }
}

/** Without script a drawing is not so large that more than this share of `least` is readable. */
const LEAST_WRITTEN = 0.7

interface TextsProps {
  texts: StoreTexts
  hasLogo: boolean
  /** The smallest letters in metres that are written. */
  written: number
}

/** In an element with the size of what is drawn in the unit. */
function Texts({ texts: { label, early }, hasLogo, written }: TextsProps) {
  const isDrawn = label !== undefined && !hasLogo && label.size >= written
  return (
    <>
      {early && <MapLabel label={early} isEarly />}
      {isDrawn && <MapLabel label={label} />}
    </>
  )
}

/** Logos are drawn for a light background, and keep it in the dark scheme. */
function MapLogo({ logo: { url, box } }: { logo: DrawnLogo }) {
  return (
    <>
      <rect className={styles.plate} {...box} />
      <image className={styles.logo} href={url} {...box} />
    </>
  )
}

/** Each kind of store has a pattern as well as a colour: dots for food, lines for services, none for shops. */
export function MapPatterns({ id }: { id: string }) {
  return (
    <>
      <pattern id={`${id}foodandbeverage`} width="1.5" height="1.5" patternUnits="userSpaceOnUse">
        <path className={styles.food} d="M0 0h1.5v1.5H0z" />
        <path className={styles.marks} d="M.75.75h.01" />
      </pattern>
      <pattern
        id={`${id}professionalservices`}
        width="1.2"
        height="1.2"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.service} d="M0 0h1.2v1.2H0z" />
        <path className={styles.marks} d="M0 0v1.2" />
      </pattern>
    </>
  )
}

/** Undefined for the default fill. */
export function fillOf(id: string, section: Section | undefined): string | undefined {
  return section === undefined || section === 'retail' ? undefined : `url(#${id}${section})`
}
