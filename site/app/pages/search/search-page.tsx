import { Form, Link } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { KeepQuery } from '../../layout/page-change/keep-query.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { ResultRows } from '../../components/result-row/result-row.tsx'
import { SearchField } from '../../components/search-field/search-field.tsx'
import { useKeptQuery } from '../../components/kept-query.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/search-page'
import primitives from '../../theme/primitives.module.css'
import screenReader from '../../components/screen-reader/screen-reader.module.css'
import styles from './search-page.module.css'
import { searchScreen, type SearchScreen } from './search-screen.server.ts'
import { SearchSuggestions } from './search-suggestions.tsx'

export const handle = {
  query: ['searchQuery', 'tab'],
  freeText: ['searchQuery'],
} as const satisfies RouteHandle

export const meta = headTags

/** `/search-results`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const screen = searchScreen(page, readQuery(handle, url))
  if (screen.state === 'none') page.noteEmptySearch?.(screen.text)
  return screen
}

export default function SearchPage({ loaderData: screen }: Route.ComponentProps) {
  const { search: words } = useMessages()
  const { state, suggestions } = screen
  return (
    <KeepQuery>
      <PageHead title={words.title} lang={words.lang} />
      <SearchForm screen={screen} />
      {state === 'empty' && (
        <p className={`${primitives.soft} ${styles.summary}`} lang={words.lang}>
          {words.intro}
        </p>
      )}
      {state === 'found' && <Results screen={screen} />}
      {state === 'none' && (
        <EmptyState title={screen.summary}>
          {screen.hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
          <p lang={words.lang}>{words.noneHint}</p>
        </EmptyState>
      )}
      {suggestions && <SearchSuggestions {...suggestions} isNearest={state === 'none'} />}
    </KeepQuery>
  )
}

function SearchForm({ screen: { path, text, results } }: { screen: SearchScreen }) {
  const { search: words } = useMessages()
  return (
    <search data-results={results}>
      <Form action={path} key={text}>
        <SearchField id="search-field" label={words.field} submit={words.submit} defaultValue={text} />
      </Form>
    </search>
  )
}

function Results({ screen: { summary, hints, pages, kinds } }: { screen: SearchScreen }) {
  const { search: words } = useMessages()
  return (
    <>
      <div className={`${primitives.soft} ${styles.summary}`} role="status">
        <p>{summary}</p>
        {hints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
      {pages?.isFirst && <Pages {...pages} />}
      {kinds ? (
        <Kinds {...kinds} />
      ) : (
        <p className={`${primitives.soft} ${styles.nothing}`} lang={words.lang}>
          {words.onlyPages}
        </p>
      )}
      {pages && !pages.isFirst && <Pages {...pages} />}
    </>
  )
}

/** Results outside the tabs: screens, pages, amenities, posts. */
function Pages({ count, rows, others, more }: NonNullable<SearchScreen['pages']>) {
  const { search: words } = useMessages()
  return (
    <section className={styles.pages} aria-labelledby="pages">
      <h2 className={styles.heading} id="pages">
        {words.pages}
        <span className={`${primitives.quiet} ${primitives.figures} ${primitives.small} ${styles.count}`}>
          {count}
        </span>
      </h2>
      {rows.length > 0 && <ResultRows rows={rows} />}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary className={`${primitives.accentOnHover} ${styles.unfold}`}>
            {more}
            <Icon name="chevron" />
          </summary>
          <ResultRows rows={others} />
        </details>
      )}
    </section>
  )
}

function Kinds({ tabs, title, rows, more }: NonNullable<SearchScreen['kinds']>) {
  const { search: words } = useMessages()
  return (
    <>
      <nav aria-label={words.tabsLabel}>
        <ul className={`${primitives.wrap} ${styles.tabs}`}>
          {tabs.map((tab) => (
            <li key={tab.tab}>
              <Tab {...tab} />
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="results">
        <h2 className={screenReader.only} id="results">
          {title}
        </h2>
        {rows.length === 0 ? (
          <p className={`${primitives.soft} ${styles.nothing}`} lang={words.lang}>
            {words.noneOfKind}
          </p>
        ) : (
          <ResultRows rows={rows} />
        )}
        {more && <p className={`${primitives.soft} ${styles.nothing}`}>{more}</p>}
      </section>
    </>
  )
}

/** A tab without results is no link. */
function Tab({ text, count, to, current }: NonNullable<SearchScreen['kinds']>['tabs'][number]) {
  const words = (
    <>
      {text}
      <span className={`${primitives.quiet} ${primitives.figures} ${primitives.small} ${styles.count}`}>
        {count}
      </span>
    </>
  )
  const keepQuery = useKeptQuery()
  const state = current ? ({ 'aria-current': 'true' } as const) : {}
  return to === undefined ? (
    <span className={`${primitives.strong} ${styles.tab}`} {...state}>
      {words}
    </span>
  ) : (
    <Link
      className={`${primitives.accentLink} ${primitives.strong} ${styles.tab}`}
      to={keepQuery(to)}
      preventScrollReset
      {...state}
    >
      {words}
    </Link>
  )
}
