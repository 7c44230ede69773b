import { useMemo } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { LetterBar } from '../../ui/letter-bar/letter-bar.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { StoreTile, StoreTiles } from '../../ui/store-tile/store-tile.tsx'
import type { DirectoryScreen } from './directory-screen.server.ts'
import {
  countByCategory,
  isSelected,
  parseSelection,
  selectionSearch,
  type Selection,
} from './directory-selection.ts'
import styles from './directory-view.module.css'

/** Letters, categories and the stores under their letters. */
export function DirectoryView({ screen }: { screen: DirectoryScreen }) {
  const { directory: words } = useMessages()
  const [query] = useSearchParams()
  const selection = parseSelection(query)
  const { letter, category } = selection
  const groups = useMemo(() => selectedGroups(screen, { letter, category }), [screen, letter, category])
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const isFiltered = letter !== undefined || category !== undefined

  return (
    <>
      <PageHead title={screen.title} intro={screen.intro} picture={screen.banner} />
      <div className={styles.controls}>
        <Letters screen={screen} selection={selection} />
      </div>
      <div className={styles.columns}>
        <Categories screen={screen} selection={selection} />
        <div className={styles.results}>
          <div className={styles.summary}>
            <p role="status">{words.results(count)}</p>
            {isFiltered && (
              <Link className={styles.clear} to={screen.path} preventScrollReset>
                <Icon name="close" />
                {words.clear}
              </Link>
            )}
          </div>
          {count === 0 && (
            <EmptyState title={words.none}>
              <p>{words.noneHint}</p>
              <ButtonLink to={screen.path}>{words.all}</ButtonLink>
            </EmptyState>
          )}
          {groups.map((group) => (
            <LetterGroup key={group.letter} group={group} />
          ))}
        </div>
      </div>
    </>
  )
}

type Group = DirectoryScreen['groups'][number]

function LetterGroup({ group }: { group: Group }) {
  const { pathname, search } = useLocation()
  return (
    <section className={styles.group} aria-labelledby={`letter-${group.letter}`}>
      <h2 className={styles.letter} id={`letter-${group.letter}`}>
        {group.letter}
      </h2>
      <StoreTiles>
        {group.rows.map(({ id, letter, categories, ...tile }) => (
          <li key={id} id={id}>
            <StoreTile {...tile} state={{ directory: `${pathname}${search}#${id}` }} />
          </li>
        ))}
      </StoreTiles>
    </section>
  )
}

function Letters({ screen, selection }: { screen: DirectoryScreen; selection: Selection }) {
  const { directory: words } = useMessages()
  const { letter, category } = selection
  const to = (chosen: string | undefined) => screen.path + selectionSearch({ letter: chosen, category })
  const available = new Set(
    screen.groups
      .filter(({ rows }) => rows.some((row) => isSelected(row, { letter: undefined, category })))
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

function Categories({ screen, selection }: { screen: DirectoryScreen; selection: Selection }) {
  const { directory: words } = useMessages()
  const { letter, category } = selection
  const to = (chosen: string | undefined) => screen.path + selectionSearch({ letter, category: chosen })
  const counts = useMemo(() => countByCategory(screen.groups, letter), [screen, letter])
  const linkTo = ({ slug, name }: { slug: string; name: string }) => ({
    name,
    count: counts.get(slug) ?? 0,
    to: to(slug),
    isCurrent: slug === category,
  })
  const chosen = screen.categories
    .flatMap((top) => [top, ...top.children])
    .find(({ slug }) => slug === category)
  return (
    <div className={styles.filter}>
      <button className={styles.filterButton} type="button" popoverTarget="categories">
        {words.categories}: {chosen?.name ?? words.allCategories}
        <Icon name="chevron" />
      </button>
      {/* A popover on small screens, a column beside the stores on wide ones. */}
      <nav className={styles.categories} id="categories" popover="auto" aria-label={words.categories}>
        <CategoryLink name={words.allCategories} to={to(undefined)} isCurrent={category === undefined} />
        <ul>
          {screen.categories.map((top) => (
            <li key={top.slug} className={styles.top}>
              <CategoryLink {...linkTo(top)} />
              <ul>
                {top.children.map((child) => (
                  <li key={child.slug}>
                    <CategoryLink {...linkTo(child)} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

interface CategoryLinkProps {
  name: string
  to: string
  count?: number
  isCurrent: boolean
}

/** One without stores under the chosen letter leads nowhere. */
function CategoryLink({ name, to, count, isCurrent }: CategoryLinkProps) {
  if (count === 0 && !isCurrent) {
    return (
      <span className={styles.category}>
        {name}
        <span className={styles.count}>0</span>
      </span>
    )
  }
  return (
    <Link
      className={styles.category}
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => document.getElementById('categories')?.hidePopover()}
    >
      {name}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  )
}

function selectedGroups(screen: DirectoryScreen, selection: Selection): Group[] {
  return screen.groups
    .map(({ letter, rows }) => ({ letter, rows: rows.filter((row) => isSelected(row, selection)) }))
    .filter(({ rows }) => rows.length > 0)
}
