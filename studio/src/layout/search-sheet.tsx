import type { SearchJson } from '@promenade/contract/studio-api/search'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { SearchField } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { moveFocus } from '../components/move-focus.ts'
import { StateChip } from '../components/state-chip.tsx'
import { rowTitle } from '../presenters/row-detail.ts'
import { comparableText } from '../documents/comparable-text.ts'
import { screens, settingScreens, useAllowed } from './navigation.ts'
import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'
import styles from './search-sheet.module.css'

const Keys = lazy(() => import('./key-list.tsx'))

/** Searches screens and records. Arrow keys move through the results. */
export function SearchSheet({ onClose }: { readonly onClose: () => void }) {
  const { messages: m, locale } = useStudio()
  const [query, setQuery] = useState('')
  const found = useFound(query)
  const words = comparableText(query)
  const places = usePlaces().filter(({ title, about }) => comparableText(`${title} ${about}`).includes(words))
  // Records whose name matches come before screens that only match by synonyms.
  const named = places.filter(({ title }) => comparableText(title).includes(words))
  const about = places.filter((place) => !named.includes(place))
  return (
    <Sheet title={m.search.title} onClose={onClose}>
      <div className={primitives.stack} data-walk>
        <SearchField
          label={m.search.title}
          placeholder={m.search.hint}
          value={query}
          autoComplete="off"
          data-first-focus
          onKeyDown={(event) => {
            walkFound(event)
            if (event.key === 'Enter') event.currentTarget.closest('[data-walk]')?.querySelector('a')?.click()
            // By default Escape only empties the search input.
            if (event.key !== 'Escape') return
            event.preventDefault()
            onClose()
          }}
          onChange={setQuery}
        />
        <p className={primitives.unseen} role="status">
          {query !== '' && found !== undefined && m.search.found(found.length + places.length)}
        </p>
        <ul className={styles.found}>
          {named.map(placeRow)}
          {found?.map(({ id, kind, title, state }) => (
            <li key={id}>
              <Link className={primitives.row} to={`/entries/${id}`} onKeyDown={walkFound} onClick={onClose}>
                <b>{rowTitle({ kind, title }, m, locale)}</b>
                <span className={primitives.note}>{m.kinds[kind].one}</span>
                <StateChip state={state} />
              </Link>
            </li>
          ))}
          {about.map(placeRow)}
        </ul>
        <Suspense>{query === '' && <Keys />}</Suspense>
        {query !== '' && found?.length === 0 && places.length === 0 && <p>{m.search.nothing(query)}</p>}
      </div>
    </Sheet>
  )

  function placeRow({ title, path }: Place) {
    return (
      <li key={path}>
        <Link className={primitives.row} to={path} onKeyDown={walkFound} onClick={onClose}>
          <b>{title}</b>
        </Link>
      </li>
    )
  }
}

interface Place {
  readonly path: string
  readonly title: string
  readonly about: string
}

/** The screens with their synonyms. */
function usePlaces(): readonly Place[] {
  const { messages: m, isAllowed } = useStudio()
  const settings = useAllowed(settingScreens)
  return [
    ...useAllowed(screens).map(({ name, path }) => ({
      path,
      title: m.navigation[name],
      about: m.search.about[name],
    })),
    { path: '/#acts', title: m.acts.title, about: m.search.about.acts },
    { path: '/translate', title: m.translate.title, about: m.translate.intro },
    { path: '/preview', title: m.editor.previewOfSite, about: m.search.about.preview },
    { path: '/out-of-order', title: m.outOfOrder.title, about: m.search.about.outOfOrder },
    { path: '/bin', title: m.bin.title, about: m.bin.text },
    ...(isAllowed('settings.manage') ? [{ path: '/settings/archive', ...m.account.archive }] : []),
    ...settings.map(({ name, path }) => ({ path, ...m.account[name] })),
  ]
}

function useFound(query: string): SearchJson['entries'] | undefined {
  const [found, setFound] = useState<SearchJson['entries']>()
  useEffect(() => {
    if (query.trim() === '') {
      setFound(undefined)
      return undefined
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call('GET /api/v1/search', { query: { query }, signal: stop.signal }).then(
        ({ entries }) => setFound(entries),
        () => stop.signal.aborted || setFound([]),
      )
    }, 120)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  return found
}

function walkFound(event: React.KeyboardEvent<HTMLElement>): void {
  moveFocus(event, '[data-walk]', ['ArrowUp', 'ArrowDown'])
}
