import { Link } from 'react-router'
import type { InPlace } from '../../layout/page-change/keep-place.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { BackLink } from '../../components/back-link/back-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { StoryCard, StoryCards } from '../../components/story-card/story-card.tsx'
import type { BlogScreen } from './blog-screen.server.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './blog-view.module.css'

/** Other posts are read from the top. */
const atTitle: InPlace = { landing: 'page-title' }

/** A blog with its posts, the latest one large. */
export function BlogView({ screen }: { screen: BlogScreen }) {
  const { blogs: words } = useMessages()
  const { title, titleLang, description, descriptionLang, banner, pages, all } = screen
  const [lead, ...posts] = screen.posts
  const intro = description && <span lang={descriptionLang}>{description}</span>
  return (
    <>
      <BackLink to={all}>{words.all}</BackLink>
      <PageHead title={title} lang={titleLang} intro={intro} picture={banner} />
      <div className={`${primitives.ruled} ${styles.lead}`}>
        {lead ? <StoryCard look="lead" {...lead} /> : <EmptyState title={words.none} lang={words.lang} />}
      </div>
      <div className={styles.posts}>
        <StoryCards stories={posts} />
      </div>
      {pages && (
        <nav className={`${primitives.row} ${primitives.ruled} ${styles.pages}`} aria-label={words.pages}>
          {pages.newer && (
            <Link className={primitives.link} to={pages.newer} state={atTitle}>
              <Icon name="back" />
              {words.newer}
            </Link>
          )}
          <span>{pages.text}</span>
          {pages.older && (
            <Link className={primitives.link} to={pages.older} state={atTitle}>
              {words.older}
              <Icon name="arrow" />
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
