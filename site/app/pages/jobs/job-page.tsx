import { data } from 'react-router'
import { visitContext } from '../../content/visit.ts'
import { headTags } from '../../layout/head-tags.ts'
import { SharePage } from '../../layout/share-page.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { BackLink } from '../../ui/back-link/back-link.tsx'
import { Flag } from '../../ui/flag/flag.tsx'
import { Fact, ItemColumns } from '../../ui/item-columns/item-columns.tsx'
import { ItemHead } from '../../ui/item-head/item-head.tsx'
import { OwnerCard } from '../../ui/owner-card/owner-card.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import type { Route } from './+types/job-page'
import styles from './job-page.module.css'
import { jobScreen } from './job-screen.server.ts'
import { MoreJobs, OverJob } from './more-jobs.tsx'
import { WaysToApply } from './ways-to-apply.tsx'

export const meta = headTags

/** `/jobs/{slug}`. */
export function loader({ context, params }: Route.LoaderArgs) {
  const screen = jobScreen(context.get(visitContext), params.slug)
  if (screen === undefined) throw data(null, { status: 404 })
  return data(screen, { status: screen.isOver ? 410 : 200 })
}

export default function JobPage({ loaderData: screen }: Route.ComponentProps) {
  const { job: words } = useMessages()
  if (screen.isOver) return <OverJob screen={screen} />
  const { description, owner } = screen
  return (
    <article>
      <BackLink to={screen.list}>{words.all}</BackLink>
      <ItemHead
        title={screen.title}
        lang={screen.titleLang}
        kicker={screen.employer}
        picture={screen.picture}
      >
        <p className={styles.terms}>
          {screen.closing}
          {screen.type && <Flag look="quiet">{screen.type}</Flag>}
        </p>
      </ItemHead>
      <ItemColumns
        facts={
          <>
            <Fact id="apply" title={words.howToApply}>
              <WaysToApply {...screen.apply} />
            </Fact>
            {owner && (
              <Fact id="where" title={words.employer}>
                <OwnerCard {...owner} />
              </Fact>
            )}
            <SharePage ways={screen.share} />
          </>
        }
      >
        {description && <Prose html={description} lang={screen.descriptionLang} />}
      </ItemColumns>
      <MoreJobs screen={screen} />
    </article>
  )
}
