import { MoreSection } from '../../components/more-section/more-section.tsx'
import { StoreTile, StoreTiles, type StoreTileProps } from '../../components/store-tile/store-tile.tsx'

interface OtherStoresProps {
  id: string
  title: string
  stores: readonly StoreTileProps[]
}

/** Related stores below a store's page. */
export function OtherStores({ id, title, stores }: OtherStoresProps) {
  if (stores.length === 0) return null
  return (
    <MoreSection id={id} title={title}>
      <StoreTiles>
        {stores.map((store) => (
          <li key={store.to}>
            <StoreTile {...store} />
          </li>
        ))}
      </StoreTiles>
    </MoreSection>
  )
}
