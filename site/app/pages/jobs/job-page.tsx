import { data } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { SharePage } from '../../layout/share-page.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { BackLink } from '../../components/back-link/back-link.tsx'
import { Flag } from '../../components/flag/flag.tsx'
import { Fact, ItemColumns } from '../../components/item-columns/item-columns.tsx'
import { ItemHead } from '../../components/item-head/item-head.tsx'
import { OwnerCard } from '../../components/owner-card/owner-card.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import type { Route } from './+types/job-page'
import styles from './job-page.module.css'
import { jobScreen } from './job-screen.server.ts'
import { MoreJobs, OverJob } from './more-jobs.tsx'
import { HowToApply } from './how-to-apply.tsx'

export const meta = headTags

/** `/jobs/{slug}`. */
export function loader({ context, params }: Route.LoaderArgs) {
  const screen = jobScreen(context.get(pageContext), params.slug)
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
              <HowToApply {...screen.apply} />
            </Fact>
            {owner && (
              <Fact id="where" title={words.employer}>
                <OwnerCard {...owner} />
              </Fact>
            )}
            <SharePage share={screen.share} />
          </>
        }
      >
        {description && <Prose html={description} lang={screen.descriptionLang} />}
      </ItemColumns>
      <MoreJobs screen={screen} />
    </article>
  )
}
