import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { ScreenHead } from '../../layout/screen-head.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { StoryCard } from '../../components/story-card/story-card.tsx'
import type { Route } from './+types/contests-page'
import primitives from '../../theme/primitives.module.css'
import styles from './contests-page.module.css'
import { contestsScreen } from './contests-screen.server.ts'

export const meta = headTags

/** `/contests`. */
export function loader({ context }: Route.LoaderArgs) {
  return contestsScreen(context.get(pageContext))
}

export default function ContestsPage({
  loaderData: { intro, banner, contests, events },
}: Route.ComponentProps) {
  const { contests: words, events: eventWords } = useMessages()
  return (
    <>
      <ScreenHead messages="contests" intro={intro} picture={banner} />
      {contests.length === 0 && (
        <EmptyState title={words.none} lang={words.lang}>
          <p lang={words.lang}>{words.noneHint}</p>
          <ButtonLink to={events} lang={eventWords.lang}>
            {eventWords.all}
          </ButtonLink>
        </EmptyState>
      )}
      {contests.length > 0 && (
        <div className={`${primitives.ruled} ${styles.contests}`}>
          <Carousel
            label={words.carousel}
            slides={contests.map(({ id, ...contest }) => ({
              id,
              content: <StoryCard look="lead" {...contest} />,
            }))}
            words={{ previous: words.previous, next: words.next, slide: words.slide }}
          />
        </div>
      )}
    </>
  )
}
