import { useId, useState } from 'react'
import { Form, Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { filterFor, loadFilter } from './late-parts.ts'
import type { MapDirectory } from './map-directory.server.ts'
import { type MapQuery, mapSearch } from './map-query.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './store-panel.module.css'

/** 'Select a Store': every store of the mall beside the drawing, filtered by text and category. */
export function StorePanel({ directory }: { directory: MapDirectory }) {
  const { map: words } = useMessages()
  const { query, path, travelOptions } = directory
  const chosen = useFilter(query)
  const rows = chosen.rowsOf(directory.stores)
  return (
    <section
      className={`${primitives.panel} ${styles.panel} ${primitives.onScreen}`}
      aria-labelledby="select-a-store"
    >
      <h2 className={styles.title} id="select-a-store" lang={words.lang}>
        {words.selectStore}
      </h2>
      <FilterForm directory={directory} chosen={chosen} />
      <p className={`${primitives.note} ${styles.count}`} role="status" lang={words.lang}>
        {words.results(rows.length)}
      </p>
      {rows.length === 0 ? (
        <p className={`${primitives.note} ${styles.none}`}>
          {words.noneFound}{' '}
          <Link to={path + mapSearch(travelOptions)} lang={words.lang}>
            {words.allStores}
          </Link>
        </p>
      ) : (
        // Keyboards reach this scrolling list through its links.
        <div className={styles.rows}>
          {Array.from({ length: Math.ceil(rows.length / LAID_OUT) }, (_, part) => (
            // oxlint-disable-next-line react/no-array-index-key -- a part has no other name
            <ul key={part}>
              {rows.slice(part * LAID_OUT, (part + 1) * LAID_OUT).map(({ slug, name, place }) => (
                <li key={slug}>
                  <a
                    href={path + mapSearch({ ...travelOptions, store: slug })}
                    aria-current={slug === query.store || undefined}
                  >
                    <span>{name}</span>
                    {place && <span>{place}</span>}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </section>
  )
}

/** Rows that are laid out together when they come near. While the map moves the browser looks at each such part in every frame. */
const LAID_OUT = 50

function FilterForm({ directory, chosen }: { directory: MapDirectory; chosen: Filter }) {
  const { map: words } = useMessages()
  const { filter: _filter, category: _category, step: _step, ...rest } = directory.query
  const id = useId()
  const { filter, category, setFilter, setCategory, prepare } = chosen
  return (
    <Form
      className={styles.filter}
      action={directory.path}
      preventScrollReset
      role="search"
      aria-label={words.filter}
      onFocus={prepare}
    >
      <HiddenFields query={rest} />
      <div className={styles.field}>
        <label htmlFor={`${id}filter`} lang={words.lang}>
          {words.filterText}
        </label>
        <input
          className={`${primitives.outlined} ${styles.input}`}
          id={`${id}filter`}
          type="search"
          name="filter"
          maxLength={100}
          autoComplete="off"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}category`} lang={words.lang}>
          {words.filterCategory}
        </label>
        <select
          className={`${primitives.outlined} ${styles.input}`}
          id={`${id}category`}
          name="category"
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          <option value="">{words.allCategories}</option>
          {directory.categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button className={`${primitives.outlined} ${styles.submit}`} type="submit">
        {words.filterSubmit}
      </button>
    </Form>
  )
}

type Filter = ReturnType<typeof useFilter>

/** As typed, until an address brings another one. The panel is not made anew for it: that would lose the focus. */
function useFilter(query: MapQuery) {
  const { filter = '', category = '' } = query
  const [typed, setTyped] = useState({ filter, category, of: { filter, category } })
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadFilter>>>()
  const filterRows = loaded ?? filterFor(query)
  if (typed.of.filter !== filter || typed.of.category !== category)
    setTyped({ filter, category, of: { filter, category } })
  return {
    ...typed,
    setFilter: (text: string) => setTyped({ ...typed, filter: text }),
    setCategory: (slug: string) => setTyped({ ...typed, category: slug }),
    /** Loads what filters. Without it the button filters on the server. */
    prepare: () => {
      loadFilter().then(
        (found) => setLoaded(() => found),
        () => undefined,
      )
    },
    rowsOf: (stores: MapDirectory['stores']) =>
      filterRows?.(stores, {
        filter: typed.filter,
        ...(typed.category !== '' && { category: typed.category }),
      }) ?? stores,
  }
}
