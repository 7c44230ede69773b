import { useEffect } from 'react'
import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { createComposingLoader } from '../../layout/offline/create-composing-loader.ts'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/visit-plan-page'
import { PlanAnswer } from './plan-answer.tsx'
import { RemovedStop } from './removed-stop.tsx'
import { SavedPlan } from './saved-plan.tsx'
import { PlanForm } from './plan-form.tsx'
import styles from './visit-plan-page.module.css'
import { visitKeys } from './visit-query.ts'
import { visitScreen, type VisitScreen } from './visit-screen.server.ts'

export const handle = {
  // Without a day and a time the visit begins now.
  cache: (query) => (query.size === 0 || (query.has('date') && query.has('time')) ? undefined : 'minute'),
  query: visitKeys,
  freeText: ['add', 'find', 'stops'],
} as const satisfies RouteHandle

export const meta = headTags

/** `/plan-my-visit`. */
export function loader({ context, url }: Route.LoaderArgs) {
  return visitScreen(context.get(pageContext), readQuery(handle, url))
}

// Only an offline browser loads the code that plans a visit.
const { clientLoader, keepScreen } = createComposingLoader<VisitScreen>(async (last, search) => {
  const { composeVisit } = await import('./compose-visit.ts')
  return composeVisit(last, search)
})

export { clientLoader }

export default function VisitPlanPage({ loaderData: screen }: Route.ComponentProps) {
  useEffect(() => keepScreen(screen), [screen])
  const { words, answer, removed, sent } = screen
  return (
    <>
      <PageHead title={words.title} intro={answer ? undefined : words.intro} isLow />
      <div className={styles.columns}>
        <PlanForm screen={screen} />
        <div className={styles.answer}>
          <SavedPlan screen={screen} />
          {removed && <RemovedStop removed={removed} />}
          {answer ? (
            <PlanAnswer answer={answer} sent={sent} words={words} path={screen.path} />
          ) : (
            <EmptyState title={words.empty}>
              <p>{words.emptyHint}</p>
            </EmptyState>
          )}
        </div>
      </div>
    </>
  )
}
