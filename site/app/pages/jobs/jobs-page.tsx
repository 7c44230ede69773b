import { pageContext } from '../../page-context.ts'
import { currentNames, headTagsNaming } from '../../layout/head-tags.ts'
import { useMessages } from '../../messages/messages.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { ChoiceBar } from '../../components/choice-bar/choice-bar.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { JobRows } from '../../components/job-row/job-row.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/jobs-page'
import styles from './jobs-page.module.css'
import { jobsScreen, type JobsScreen } from './jobs-screen.server.ts'

export const handle = { query: ['type'] } as const satisfies RouteHandle

export const meta = headTagsNaming(({ types }: JobsScreen) => currentNames(types))

/** `/jobs`. */
export function loader({ context, url }: Route.LoaderArgs) {
  return jobsScreen(context.get(pageContext), readQuery(handle, url))
}

export default function JobsPage({ loaderData: screen }: Route.ComponentProps) {
  const { job: words } = useMessages()
  return (
    <>
      <PageHead
        title={words.title}
        lang={words.lang}
        intro={words.intro}
        introLang={words.lang}
        picture={screen.banner}
      />
      {screen.types.length > 0 && (
        <div className={styles.controls}>
          <ChoiceBar label={words.type} choices={screen.types} />
        </div>
      )}
      {!screen.isEmpty && (
        <h2 className={styles.count}>
          <span role="status">{screen.count}</span>
        </h2>
      )}
      {screen.jobs.length === 0 ? <Nothing screen={screen} /> : <JobRows items={screen.jobs} />}
    </>
  )
}

function Nothing({ screen }: { screen: JobsScreen }) {
  const { job: words, directory } = useMessages()
  return (
    <EmptyState title={words.none} lang={words.lang}>
      <p>{screen.isEmpty ? words.noneHint : words.noneOfTypeHint}</p>
      {screen.isEmpty ? (
        <ButtonLink to={screen.stores} lang={directory.lang}>
          {directory.all}
        </ButtonLink>
      ) : (
        <ButtonLink to={screen.path} lang={words.lang}>
          {words.all}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
