import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { contestStory } from '../../presenters/story-card.server.ts'
import { listData } from '../../presenters/structured-data/site.server.ts'
import { wordingFor } from '../../presenters/wording.server.ts'

/** What `/contests` shows: what one can take part in, now or soon. */
export function contestsScreen(visit: PageContext) {
  const wording = wordingFor(visit)
  const { contests: words } = wording.messages
  const shown = visit.content.contests.filter((contest) => isShown(contest, visit.now))
  const contests = inEndOrder(shown).map((contest) => contestStory(contest, wording))
  return {
    head: pageHead(visit, {
      image: bannerPicture(visit, 'Contests Banner'),
      title: words.title,
      description: words.intro,
      structuredData: listData(visit, contests),
    }),
    banner: bannerPicture(visit, 'Contests Banner'),
    contests,
    events: wording.href('/events-and-news'),
  }
}
