import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { contestStory } from '../../presenters/story-card.server.ts'
import { listData } from '../../presenters/structured-data/site.server.ts'

/** `/contests`: current and coming contests. */
export function contestsScreen(context: PageContext) {
  const { contests: words } = context.messages
  const shown = context.content.contests.filter((contest) => isShown(contest, context.now))
  const contests = inEndOrder(shown).map((contest) => contestStory(contest, context))
  return {
    head: pageHead(context, {
      image: bannerPicture(context, 'Contests Banner'),
      title: words.title,
      description: words.intro,
      structuredData: listData(context, contests),
    }),
    intro: words.intro,
    banner: bannerPicture(context, 'Contests Banner'),
    contests,
    events: context.href('/events-and-news'),
  }
}
