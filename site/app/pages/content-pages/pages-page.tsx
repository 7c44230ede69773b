import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { ScreenHead } from '../../layout/screen-head.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { StoryCards } from '../../components/story-card/story-card.tsx'
import type { Route } from './+types/pages-page'
import styles from './content-view.module.css'
import { pagesScreen } from './pages-screen.server.ts'

export const meta = headTags

/** `/pages`. */
export function loader({ context }: Route.LoaderArgs) {
  return pagesScreen(context.get(pageContext))
}

export default function PagesPage({ loaderData: { intro, banner, pages } }: Route.ComponentProps) {
  const { page: words } = useMessages()
  return (
    <>
      <ScreenHead messages="page" intro={intro} picture={banner} />
      <div className={styles.all}>
        {pages.length > 0 ? (
          <StoryCards heading="h2" stories={pages} />
        ) : (
          <EmptyState title={words.none} lang={words.lang} />
        )}
      </div>
    </>
  )
}
