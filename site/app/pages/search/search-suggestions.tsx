import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { StoreTile, StoreTiles } from '../../components/store-tile/store-tile.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './search-page.module.css'
import type { SearchScreen } from './search-screen.server.ts'

type SearchSuggestionsProps = NonNullable<SearchScreen['suggestions']> & { isNearest: boolean }

/** Links for a search without results or query. */
export function SearchSuggestions({ categories, stores, pages, isNearest }: SearchSuggestionsProps) {
  const { search: words } = useMessages()
  return (
    <>
      {categories.length > 0 && (
        <section aria-labelledby="categories">
          <SectionHead
            id="categories"
            title={isNearest ? words.nearest : words.categories}
            lang={words.lang}
          />
          <ul className={styles.categories}>
            {categories.map(({ to, text, count }) => (
              <li key={to}>
                <Link className={`${primitives.between} ${primitives.accentLink} ${styles.category}`} to={to}>
                  {text}
                  <span
                    className={`${primitives.quiet} ${primitives.figures} ${primitives.small} ${styles.count}`}
                  >
                    {count}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {stores.length > 0 && (
        <section className={primitives.section} aria-labelledby="popular">
          <SectionHead id="popular" title={words.popular} lang={words.lang} />
          <StoreTiles>
            {stores.map(({ id, ...tile }) => (
              <li key={id}>
                <StoreTile {...tile} />
              </li>
            ))}
          </StoreTiles>
        </section>
      )}
      <ul className={`${primitives.wrap} ${styles.links}`}>
        {pages.map(({ to, text }) => (
          <li key={to}>
            <ButtonLink to={to} look="quiet">
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}
