import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { NavigateOptions } from 'react-router'
import { useFollowLinks } from '../../layout/page-change/plain-links.ts'
import { useMessages } from '../../messages/messages.tsx'
import { ClearLink } from '../../components/clear-link/clear-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { LetterBar } from '../../components/letter-bar/letter-bar.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PlainStoreTile, StoreTiles } from '../../components/store-tile/store-tile.tsx'
import { DirectoryCategories } from './directory-categories.tsx'
import type { DirectoryScreen } from './directory-screen.server.ts'
import { DirectorySearch } from './directory-search.tsx'
import { letterId, selectionSearch, selectRows, type Selection } from './directory-selection.ts'
import { useSelection } from './use-selection.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './directory-view.module.css'

/** Letters, categories and stores. Memoized: it does not render during navigation. */
export const DirectoryView = memo(function DirectoryView({ screen }: { screen: DirectoryScreen }) {
  const { directory: words } = useMessages()
  const { selection, choose, filterBy } = useSelection(screen.path)
  // The counts may lag: the stores come first.
  const counted = useDeferredValue(selection)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links are pressed
    <div onClickCapture={choose}>
      <PageHead
        title={screen.title}
        lang={words.lang}
        intro={screen.intro}
        introLang={words.lang}
        picture={screen.banner}
      />
      <div className={styles.controls}>
        <DirectorySearch path={screen.path} selection={selection} filterBy={filterBy} />
        <Letters screen={screen} selection={selection} />
      </div>
      <div className={styles.columns}>
        <DirectoryCategories screen={screen} selection={counted} />
        <Results screen={screen} selection={selection} />
      </div>
    </div>
  )
})

function Results({ screen, selection }: { screen: DirectoryScreen; selection: Selection }) {
  const { directory: words, favorite } = useMessages()
  const follow = useFollowLinks(withDirectoryPlace)
  const [first] = useState(selectionSearch(selection))
  // Tiles are created once; a choice only hides and shows them, which is fast on slow phones.
  const groups = useMemo(
    () => screen.groups.map((group) => groupWithTiles(group, screen.storesPath, favorite.save)),
    [screen, favorite],
  )
  const chosen = useMemo(() => new Set(selectRows(screen.groups, selection)), [screen, selection])
  const search = selectionSearch(selection)
  const isFiltered = search !== ''
  const includesHidden = !isFiltered || search !== first
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links are pressed
    <div onClick={follow}>
      <div className={`${primitives.spread} ${primitives.soft} ${styles.summary}`}>
        <p id="found" role="status" tabIndex={-1} lang={words.lang}>
          {words.results(chosen.size)}
        </p>
        {isFiltered && <ClearLink to={screen.path}>{words.clear}</ClearLink>}
      </div>
      {chosen.size === 0 && (
        <EmptyState title={words.none} lang={words.lang}>
          <p lang={words.lang}>{words.noneHint}</p>
          {selection.filter && (
            <ButtonLink
              to={`${screen.searchPath}?${new URLSearchParams({ searchQuery: selection.filter })}`}
              lang={words.lang}
            >
              {words.searchFor(selection.filter)}
            </ButtonLink>
          )}
          <ButtonLink to={screen.path} lang={words.lang}>
            {words.all}
          </ButtonLink>
        </EmptyState>
      )}
      {groups.map((group) => (
        <LetterGroup key={group.letter} group={group} chosen={chosen} includesHidden={includesHidden} />
      ))}
    </div>
  )
}

/** Passes the filters and the letter to the store's page, for its back link. */
function withDirectoryPlace(link: Element): NavigateOptions {
  const { pathname, search } = window.location
  return { state: { directory: `${pathname}${search}#${link.closest('section')?.id}` } }
}

type Row = DirectoryScreen['groups'][number]['rows'][number]

interface Group {
  readonly letter: string
  readonly tiles: readonly { readonly row: Row; readonly tile: React.ReactNode }[]
}

function groupWithTiles(
  { letter, rows }: DirectoryScreen['groups'][number],
  path: string,
  save: SaveLabel,
): Group {
  return { letter, tiles: rows.map((row) => ({ row, tile: tileOf(row, path, save) })) }
}

type SaveLabel = (name: string) => string

function tileOf({ id, item, categories, ...face }: Row, path: string, save: SaveLabel): React.ReactNode {
  const favoriteButton = { item, label: save(face.name) }
  return <PlainStoreTile {...face} to={`${path}/${id}`} favoriteButton={favoriteButton} />
}

interface LetterGroupProps {
  group: Group
  chosen: ReadonlySet<Row>
  /** True if unselected tiles are rendered too, hidden. A filtered page is served without them. */
  includesHidden: boolean
}

function LetterGroup({ group: { letter, tiles }, chosen, includesHidden }: LetterGroupProps) {
  const ids = tiles.filter(({ row }) => chosen.has(row)).map(({ row }) => row.id)
  if (!includesHidden && ids.length === 0) return null
  return (
    <section className={styles.group} id={letterId(letter)} hidden={ids.length === 0}>
      <h2 className={styles.letter}>{letter}</h2>
      <Tiles tiles={tiles} chosen={ids.join(' ')} includesHidden={includesHidden} />
    </section>
  )
}

interface TilesProps {
  tiles: Group['tiles']
  /** Slugs with spaces between them. A string, so that an equal selection skips the render. */
  chosen: string
  includesHidden: boolean
}

/** Those of a letter without a chosen store stay as they were: its section is hidden. */
const Tiles = memo(TilesOfLetter, (before, next) => {
  const isSame = next.tiles === before.tiles && next.includesHidden === before.includesHidden
  return isSame && (next.chosen === '' || next.chosen === before.chosen)
})

function TilesOfLetter({ tiles, chosen, includesHidden }: TilesProps) {
  const ids = new Set(chosen.split(' '))
  return (
    <StoreTiles shown={chosen === '' ? 0 : ids.size}>
      {tiles.map(
        ({ row, tile }) =>
          (includesHidden || ids.has(row.id)) && (
            <li key={row.id} hidden={!ids.has(row.id)}>
              {tile}
            </li>
          ),
      )}
    </StoreTiles>
  )
}

function Letters({ screen, selection }: { screen: DirectoryScreen; selection: Selection }) {
  const { directory: words } = useMessages()
  const { letter } = selection
  const to = (chosen: string | undefined) => screen.path + selectionSearch({ ...selection, letter: chosen })
  const available = new Set(
    screen.groups
      .filter((group) => selectRows([group], { ...selection, letter: undefined }).length > 0)
      .map((group) => group.letter),
  )
  const all = { text: words.allLetters, to: to(undefined), current: !letter }
  const letters = screen.letters.map((text) => ({
    text,
    label: text === '#' ? words.numberLetter : words.letter(text),
    to: available.has(text) ? to(text) : undefined,
    current: text === letter,
  }))
  return <LetterBar label={words.letters} letters={[all, ...letters]} />
}
