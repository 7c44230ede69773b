import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { StoreTile, StoreTiles, type StoreTileProps } from '../../ui/store-tile/store-tile.tsx'
import styles from './store-page.module.css'

interface OtherStoresProps {
  id: string
  title: string
  stores: readonly StoreTileProps[]
}

/** Stores to go on to, below the page of one. */
export function OtherStores({ id, title, stores }: OtherStoresProps) {
  if (stores.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <StoreTiles>
        {stores.map((store) => (
          <li key={store.to}>
            <StoreTile {...store} />
          </li>
        ))}
      </StoreTiles>
    </section>
  )
}
