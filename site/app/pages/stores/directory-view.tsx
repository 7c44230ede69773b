import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Link, type NavigateOptions } from 'react-router'
import { useFollowLinks } from '../../layout/page-change/plain-links.ts'
import { useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { LetterBar } from '../../components/letter-bar/letter-bar.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PlainStoreTile, StoreTiles } from '../../components/store-tile/store-tile.tsx'
import { DirectoryCategories } from './directory-categories.tsx'
import type { DirectoryScreen } from './directory-screen.server.ts'
import { countSelected, isInCategory, selectionSearch, type Selection } from './directory-selection.ts'
import { useSelection } from './use-selection.ts'
import styles from './directory-view.module.css'

/** Letters, categories and stores. Memoized: it does not render during navigation. */
export const DirectoryView = memo(function DirectoryView({ screen }: { screen: DirectoryScreen }) {
  const { directory: words } = useMessages()
  const { selection, choose } = useSelection(screen.path)
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
  const [first] = useState(selection)
  // Tiles are created once; a choice only hides and shows them, which is fast on slow phones.
  const groups = useMemo(
    () => screen.groups.map((group) => groupWithTiles(group, favorite.save)),
    [screen, favorite],
  )
  const { letter, category } = selection
  const isFiltered = letter !== undefined || category !== undefined
  const includesHidden = !isFiltered || letter !== first.letter || category !== first.category
  const count = countSelected(screen.groups, selection)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links are pressed
    <div onClick={follow}>
      <div className={styles.summary}>
        <p role="status" lang={words.lang}>
          {words.results(count)}
        </p>
        {isFiltered && (
          <Link className={styles.clear} to={screen.path} preventScrollReset>
            <Icon name="close" />
            {words.clear}
          </Link>
        )}
      </div>
      {count === 0 && (
        <EmptyState title={words.none} lang={words.lang}>
          <p lang={words.lang}>{words.noneHint}</p>
          <ButtonLink to={screen.path} lang={words.lang}>
            {words.all}
          </ButtonLink>
        </EmptyState>
      )}
      {groups.map((group) => (
        <LetterGroup
          key={group.letter}
          group={group}
          isOfLetter={letter === undefined || letter === group.letter}
          category={category}
          includesHidden={includesHidden}
        />
      ))}
    </div>
  )
}

/** Passes the position in the directory to the store's page, for its back link. */
function withDirectoryPlace(link: HTMLAnchorElement): NavigateOptions {
  const { pathname, search } = window.location
  return { state: { directory: `${pathname}${search}#${link.parentElement?.id}` } }
}

type Row = DirectoryScreen['groups'][number]['rows'][number]

interface Group {
  readonly letter: string
  readonly tiles: readonly { readonly row: Row; readonly tile: React.ReactNode }[]
}

function groupWithTiles({ letter, rows }: DirectoryScreen['groups'][number], save: SaveLabel): Group {
  return { letter, tiles: rows.map((row) => ({ row, tile: tileOf(row, save) })) }
}

type SaveLabel = (name: string) => string

function tileOf({ id, item, categories, ...face }: Row, save: SaveLabel): React.ReactNode {
  return <PlainStoreTile {...face} favoriteButton={{ item, label: save(face.name) }} />
}

interface LetterGroupProps extends TilesProps {
  isOfLetter: boolean
}

// Memoized: a choice renders changed letters only.
const LetterGroup = memo(function LetterGroup({
  group,
  isOfLetter,
  category,
  includesHidden,
}: LetterGroupProps) {
  const { letter, tiles } = group
  const isChosen = isOfLetter && tiles.some(({ row }) => isInCategory(row, category))
  if (!includesHidden && !isChosen) return null
  return (
    <section className={styles.group} aria-labelledby={`letter-${letter}`} hidden={!isChosen}>
      <h2 className={styles.letter} id={`letter-${letter}`}>
        {letter}
      </h2>
      <Tiles group={group} category={category} includesHidden={includesHidden} />
    </section>
  )
})

interface TilesProps {
  group: Group
  category: string | undefined
  /** True if unselected tiles are rendered too, hidden. A filtered page is served without them. */
  includesHidden: boolean
}

const Tiles = memo(function Tiles({ group: { tiles }, category, includesHidden }: TilesProps) {
  const chosen = new Set(tiles.filter(({ row }) => isInCategory(row, category)))
  return (
    <StoreTiles shown={chosen.size}>
      {(includesHidden ? tiles : [...chosen]).map((one) => (
        <li key={one.row.id} id={one.row.id} hidden={!chosen.has(one)}>
          {one.tile}
        </li>
      ))}
    </StoreTiles>
  )
})

function Letters({ screen, selection }: { screen: DirectoryScreen; selection: Selection }) {
  const { directory: words } = useMessages()
  const { letter, category } = selection
  const to = (chosen: string | undefined) => screen.path + selectionSearch({ letter: chosen, category })
  const available = new Set(
    screen.groups
      .filter(({ rows }) => rows.some((row) => isInCategory(row, category)))
      .map((group) => group.letter),
  )
  const all = { text: words.allLetters, label: words.allLetters, to: to(undefined), current: !letter }
  const letters = screen.letters.map((text) => ({
    text,
    label: text === '#' ? words.numberLetter : words.letter(text),
    to: available.has(text) ? to(text) : undefined,
    current: text === letter,
  }))
  return <LetterBar label={words.letters} letters={[all, ...letters]} />
}
