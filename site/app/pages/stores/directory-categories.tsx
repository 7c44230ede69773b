import { memo, useMemo } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import type { DirectoryScreen } from './directory-screen.server.ts'
import { countByCategory, selectionSearch, type Selection } from './directory-selection.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './directory-view.module.css'

interface DirectoryCategoriesProps {
  screen: DirectoryScreen
  selection: Selection
}

/** The categories, each with its number of stores for the chosen letter. */
export const DirectoryCategories = memo(function DirectoryCategories({
  screen,
  selection,
}: DirectoryCategoriesProps) {
  const { directory: words } = useMessages()
  const { category } = selection
  const to = (chosen: string | undefined) => screen.path + selectionSearch({ ...selection, category: chosen })
  const counts = useMemo(() => countByCategory(screen.groups, selection), [screen, selection])
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
    <div className={primitives.onScreen}>
      <button className={styles.filterButton} type="button" popoverTarget="categories">
        {`${words.categories}: ${chosen?.name ?? words.allCategories}`}
        <Icon name="chevron" />
      </button>
      {/* A popover on small screens, a column on wide ones. */}
      <nav
        className={styles.categories}
        id="categories"
        popover="auto"
        aria-label={words.categories}
        onToggle={focusOnFirst}
      >
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
})

/** The open popover covers its button. */
function focusOnFirst({ newState, currentTarget }: React.ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector('a')?.focus()
}

interface CategoryLinkProps {
  name: string
  to: string
  count?: number
  isCurrent: boolean
}

/** A plain link, handled by the directory; no link for a category without stores for the chosen letter. */
function CategoryLink({ name, to, count, isCurrent }: CategoryLinkProps) {
  if (count === 0 && !isCurrent) {
    return (
      <span className={`${primitives.line} ${styles.category}`}>
        {name}
        <span className={`${primitives.quiet} ${styles.count}`}>0</span>
      </span>
    )
  }
  return (
    <a
      className={`${primitives.line} ${styles.category}`}
      href={to}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => document.getElementById('categories')?.hidePopover()}
    >
      {name}
      {count !== undefined && <span className={`${primitives.quiet} ${styles.count}`}>{count}</span>}
    </a>
  )
}
