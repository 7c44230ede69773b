import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTagsNaming } from '../../layout/head-tags.ts'
import { createComposingLoader } from '../../layout/offline/create-composing-loader.ts'
import type { InPlace } from '../../layout/page-change/keep-place.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/map-page'
import { Amenities } from './amenities.tsx'
import { useFollowLinks } from '../../layout/page-change/plain-links.ts'
import { useNotedStart } from './last-start.ts'
import { NearestChips } from './nearest-chips.tsx'
import { SheetStage } from './sheet.tsx'
import { useChangeInSight } from './use-change-in-sight.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './map-page.module.css'
import { Directions } from './directions.tsx'
import { loadPartsFor, partsFor, withoutPlan, withView } from './late-parts.ts'
import { mapScreen, type MapScreen } from './map-screen.server.ts'
import type { PlanScreen } from './plan-screen.server.ts'
import { PlanLegend, PlanView } from './plan-view.tsx'
import { revalidateBeyondStep } from './revalidate-beyond-step.ts'
import { StorePanel } from './store-panel.tsx'
import { QuietPlaces } from './quiet-places.tsx'
import { RouteForm } from './route-form.tsx'
import type { WithoutPlan } from './without-plan.tsx'

export const handle = {
  // What closes before one gets there changes every minute.
  cache: (query) => (query.has('to') ? 'minute' : undefined),
  query: [
    'category',
    'detail',
    'filter',
    'from',
    'leg',
    'level',
    'lost',
    'near',
    'nolifts',
    'quiet',
    'show',
    'step',
    'stepfree',
    'stops',
    'store',
    'to',
    'visit',
  ],
  freeText: ['filter', 'near', 'stops', 'visit'],
  required: ['from', 'to'],
  loadView: loadPartsFor,
} as const satisfies RouteHandle

export const shouldRevalidate = revalidateBeyondStep

export const meta = headTagsNaming((screen: MapScreen) =>
  screen.kind === 'plan' ? screen.plan.names : screen.kind === 'picture' ? screen.picture.names : [],
)

export function loader({ context, url }: Route.LoaderArgs) {
  return withView(mapScreen(context.get(pageContext), readQuery(handle, url)))
}

// Only an offline browser loads the code that finds routes and draws levels.
const { clientLoader: loadScreen, keepScreen } = createComposingLoader<MapScreen>(async (last, search) => {
  const { composeMap } = await import('./compose-map.ts')
  return composeMap(last, search)
})

export async function clientLoader(load: Route.ClientLoaderArgs): Promise<MapScreen> {
  const [screen] = await Promise.all([
    loadScreen(load),
    handle.loadView(readQuery(handle, new URL(load.request.url))),
  ])
  return withView(screen)
}
clientLoader.hydrate = loadScreen.hydrate

/** `/map`: the plan with its stores and routes, or what a mall without a plan has. */
export default function MapPage({ loaderData: screen }: Route.ComponentProps) {
  const { map: words } = useMessages()
  useEffect(() => keepScreen(screen), [screen])
  const isDrawn = screen.kind === 'plan'
  const amenities = screen.amenities.length > 0 && (
    <div className={isDrawn ? primitives.onScreen : undefined} key="amenities">
      <Suspense>
        <Amenities groups={screen.amenities} />
      </Suspense>
    </div>
  )
  if (!isDrawn)
    return (
      <Suspense>
        <OtherView screen={screen} amenities={amenities} />
      </Suspense>
    )
  const isUnderWay = isOnTheWay(screen.plan)
  return (
    <div className={styles.whole} data-fills-window>
      <div className={styles.head}>
        <PageHead
          title={screen.title}
          lang={words.lang}
          intro={isUnderWay ? undefined : screen.intro}
          introLang={words.lang}
          isLow
        >
          <NearestChips plan={screen.plan} isUnderWay={isUnderWay} />
        </PageHead>
      </div>
      <Plan plan={screen.plan} isUnderWay={isUnderWay} amenities={amenities} />
    </div>
  )
}

function OtherView(props: ComponentProps<typeof WithoutPlan>) {
  const view = withoutPlan.use()
  return <view.WithoutPlan {...props} />
}

interface PlanProps {
  plan: PlanScreen
  isUnderWay: boolean
  amenities: ReactNode
}

/** The map comes first, with a goal the directions. Their keys keep their state when the order changes. */
function Plan({ plan, isUnderWay, amenities }: PlanProps) {
  const { map: words } = useMessages()
  const { query, chosen, directions } = plan
  const parts = partsFor(query)
  const step = useStep()
  const followed = parts?.followedStep(directions.route, step)
  const follow = useFollowLinks(keepScroll)
  useNotedStart(plan)
  useChangeInSight(plan)
  // Boundaries, so that React hydrates the page in parts.
  const list = (
    <Suspense key="list">
      <StorePanel directory={plan} />
    </Suspense>
  )
  const quiet = plan.quiet && <QuietPlaces quiet={plan.quiet} key="quiet" />
  const place = parts && chosen && <parts.ChosenPlace chosen={chosen} report={plan.report} key="chosen" />
  const way = <Directions plan={plan} followed={followed} key="directions" />
  const form = (
    <Suspense key="form">
      <RouteForm plan={plan} />
    </Suspense>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links are pressed
    <div className={styles.plan} onClick={follow}>
      <SheetStage
        seen={
          <PlanView
            plan={parts ? parts.followedPlan(plan, followed) : plan}
            heading={parts?.headingOf(followed)}
          />
        }
        subject={[query.store, query.from, query.to, query.isStepFree].join(' ')}
        way={followed ? 'step' : wayOf(plan)}
      >
        {query.showsQuiet && quiet}
        {isUnderWay ? [way, form, place] : [place, list, way, form]}
        <div className={styles.side} key="side">
          {!query.showsQuiet && quiet}
          {isUnderWay && list}
          <PlanLegend sections={plan.sections} closedText={plan.closedText} />
          <p className={`${primitives.wrap} ${styles.print}`}>
            <Link className={primitives.target} to={plan.printPath} lang={words.lang}>
              {words.printMap}
            </Link>{' '}
            <Link className={`${primitives.target} ${primitives.onScreen}`} to={plan.visit.to}>
              {plan.visit.text}
            </Link>
          </p>
        </div>
        {amenities}
      </SheetStage>
    </div>
  )
}

/** With a goal, or with the plan of a visit. */
function isOnTheWay({ query, directions }: PlanScreen): boolean {
  return query.to !== undefined || directions.visit !== undefined
}

function wayOf({ query, directions, chosen }: PlanScreen) {
  if (directions.visit?.stops) return 'route'
  if (query.to !== undefined) return directions.route ? 'route' : 'form'
  return chosen || query.showsQuiet ? 'place' : undefined
}

/** A chosen place is described beside the plan; a route is found by its own landing. */
function keepScroll(link: Element) {
  const landing = /[?&]to=/.test(link.getAttribute('href') ?? '') ? 'get-there' : 'chosen'
  return { preventScrollReset: true, state: { landing } satisfies InPlace }
}

/** From the address: a change of the step alone loads no data. */
function useStep(): number | undefined {
  const [search] = useSearchParams()
  const step = Number(search.get('step'))
  return step > 0 ? step : undefined
}
