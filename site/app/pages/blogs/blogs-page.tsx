import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { ScreenHead } from '../../layout/screen-head.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { Follow } from '../../components/follow/follow.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { StoryCard, StoryCards } from '../../components/story-card/story-card.tsx'
import type { Route } from './+types/blogs-page'
import primitives from '../../theme/primitives.module.css'
import styles from './blogs-page.module.css'
import { blogsScreen } from './blogs-screen.server.ts'

export const meta = headTags

/** `/blogs`. */
export function loader({ context }: Route.LoaderArgs) {
  return blogsScreen(context.get(pageContext))
}

export default function BlogsPage({
  loaderData: { intro, banner, follow, lead, blogs },
}: Route.ComponentProps) {
  const { blogs: words } = useMessages()
  return (
    <>
      <ScreenHead messages="blogs" intro={intro} picture={banner}>
        <Follow {...follow} />
      </ScreenHead>
      <div className={`${primitives.ruled} ${styles.lead}`}>
        {lead ? <StoryCard look="lead" {...lead} /> : <EmptyState title={words.none} lang={words.lang} />}
      </div>
      {blogs.map(({ id, name, nameLang, description, descriptionLang, to, posts }) => (
        <section key={id} className={primitives.section} aria-labelledby={`blog-${id}`}>
          <SectionHead
            id={`blog-${id}`}
            title={name}
            lang={nameLang}
            more={{ to, text: words.allOf(name) }}
          />
          {description && (
            <p
              className={`${primitives.soft} ${primitives.measure} ${styles.description}`}
              lang={descriptionLang}
            >
              {description}
            </p>
          )}
          <StoryCards stories={posts} />
        </section>
      ))}
    </>
  )
}
