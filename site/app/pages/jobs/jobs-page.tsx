import { pageContext } from '../../page-context.ts'
import { currentNames, headTagsNaming } from '../../layout/head-tags.ts'
import { NoItems } from '../../layout/no-items.tsx'
import { ScreenHead } from '../../layout/screen-head.tsx'
import { KeepQuery } from '../../layout/page-change/keep-query.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../components/choice-bar/choice-bar.tsx'
import { JobRows } from '../../components/job-row/job-row.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/jobs-page'
import primitives from '../../theme/primitives.module.css'
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
    <KeepQuery>
      <ScreenHead messages="job" intro={screen.intro} picture={screen.banner} />
      {screen.types.length > 0 && (
        <div className={styles.controls}>
          <ChoiceBar label={words.type} choices={screen.types} />
        </div>
      )}
      {!screen.isEmpty && (
        <h2 className={`${primitives.line} ${primitives.quiet} ${styles.count}`}>
          <span role="status">{screen.count}</span>
        </h2>
      )}
      {screen.jobs.length === 0 ? <Nothing screen={screen} /> : <JobRows items={screen.jobs} />}
    </KeepQuery>
  )
}

function Nothing({ screen: { isEmpty, path, stores } }: { screen: JobsScreen }) {
  const { job: words } = useMessages()
  return (
    <NoItems
      title={words.none}
      titleLang={words.lang}
      hint={isEmpty ? words.noneHint : words.noneOfTypeHint}
      all={isEmpty ? undefined : { to: path, text: words.all, lang: words.lang }}
      stores={stores}
    />
  )
}
