import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTagsNaming } from '../../layout/head-tags.ts'
import { createComposingLoader } from '../../layout/offline/create-composing-loader.ts'
import { useMessages } from '../../messages/messages.tsx'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/map-page'
import { Amenities } from './amenities.tsx'
import { ChosenPlace } from './chosen-place.tsx'
import { LevelLists } from './level-lists.tsx'
import styles from './map-page.module.css'
import type { MapQuery } from './map-query.ts'
import { mapScreen, type MapScreen } from './map-screen.server.ts'
import type { PictureScreen } from './picture-screen.server.ts'
import { PictureView } from './picture-view.tsx'
import type { PlanScreen } from './plan-screen.server.ts'
import { PlanView } from './plan-view.tsx'
import { StorePanel } from './store-panel.tsx'
import { QuietPlaces } from './quiet-places.tsx'
import { RouteForm } from './route-form.tsx'
import { RoutePanel } from './route-view.tsx'

export const handle = {
  // What closes before one gets there changes every minute.
  cache: (query) => (query.has('from') && query.has('to') ? 'minute' : undefined),
  query: ['category', 'filter', 'from', 'level', 'nolifts', 'quiet', 'show', 'stepfree', 'store', 'to'],
  freeText: ['filter'],
  required: ['from', 'to'],
} as const satisfies RouteHandle

export const meta = headTagsNaming(chosenOnMap)

export function loader({ context, url }: Route.LoaderArgs) {
  return mapScreen(context.get(pageContext), readQuery(handle, url))
}

// Only an offline browser loads the code that finds routes and draws levels.
export const clientLoader = createComposingLoader<MapScreen>(async (last, search) => {
  const { composeMap } = await import('./compose-map.ts')
  return composeMap(last, search)
})

/** `/map`: the plan with its stores and routes; without a plan the platform's pictures, or the levels as lists. */
export default function MapPage({ loaderData: screen }: Route.ComponentProps) {
  const { map: words } = useMessages()
  const { kind, amenities } = screen
  const isDrawn = kind === 'plan'
  const isUnderWay = isDrawn && screen.plan.query.to !== undefined
  return (
    <>
      <PageHead
        title={words.title}
        lang={words.lang}
        intro={isUnderWay ? undefined : isDrawn ? words.intro : words.listIntro}
        introLang={words.lang}
        picture={screen.banner}
        isLow={kind !== 'lists'}
      >
        {!isUnderWay && <Jumps screen={screen} />}
      </PageHead>
      {kind === 'plan' && <Plan plan={screen.plan} />}
      {kind === 'picture' && <Picture picture={screen.picture} />}
      {kind === 'lists' && <LevelLists levels={screen.levels} />}
      {amenities.length > 0 && (
        <div className={kind === 'plan' && screen.plan.directions.route ? styles.besideRoute : undefined}>
          <Amenities groups={amenities} />
        </div>
      )}
    </>
  )
}

function Jumps({ screen }: { screen: MapScreen }) {
  const { map: words } = useMessages()
  const { kind, amenities } = screen
  return (
    <nav aria-label={words.onThisPage}>
      <ul className={styles.jumps}>
        {kind === 'plan' && <Jump id="get-there" name={words.directionsTitle} />}
        {kind === 'plan' && screen.plan.quiet && <QuietJump quiet={screen.plan.quiet} />}
        {kind !== 'lists' && <Jump id="select-a-store" name={words.selectStore} />}
        {kind === 'lists' && screen.levels.map((level) => <Jump key={level.id} {...level} />)}
        {amenities.length > 0 && <Jump id="amenities" name={words.amenities} />}
      </ul>
    </nav>
  )
}

function QuietJump({ quiet }: { quiet: NonNullable<PlanScreen['quiet']> }) {
  return (
    <li>
      <Link className={styles.jump} to={quiet.show} preventScrollReset>
        {quiet.title}
      </Link>
    </li>
  )
}

function Jump({ id, name }: { id: string; name: string }) {
  return (
    <li>
      <a className={styles.jump} href={`#${id}`}>
        {name}
      </a>
    </li>
  )
}

/** The map comes first, with a goal the directions. Their keys keep their state when the order changes. */
function Plan({ plan }: { plan: PlanScreen }) {
  const { map: words } = useMessages()
  const { query, chosen } = plan
  const seen = (
    <div className={styles.seen} key="seen">
      <PlanView plan={plan} />
      {chosen && <ChosenPlace chosen={chosen} />}
    </div>
  )
  const directions = <Directions plan={plan} key="directions" />
  const form = <RouteForm plan={plan} key="form" />
  const ordered = plan.directions.route ? [directions, seen, form] : [directions, form, seen]
  return (
    <div className={styles.plan}>
      {query.to === undefined ? [seen, directions, form] : ordered}
      <div className={styles.side}>
        {plan.quiet && <QuietPlaces quiet={plan.quiet} />}
        <StorePanel directory={plan} key={`${query.filter} ${query.category}`} />
        <p className={styles.print}>
          <Link to={plan.printPath} lang={words.lang}>
            {words.printMap}
          </Link>{' '}
          <Link to={plan.visit.to}>{plan.visit.text}</Link>
        </p>
      </div>
    </div>
  )
}

function Directions({ plan }: { plan: PlanScreen }) {
  const { map: words } = useMessages()
  const { query, directions } = plan
  const section = useRef<HTMLElement>(null)
  useRouteInSight(section, query)
  return (
    <section className={styles.directions} aria-labelledby="get-there" ref={section}>
      <h2 className={styles.routeTitle} id="get-there" tabIndex={-1} lang={words.lang}>
        {words.directionsTitle}
      </h2>
      {directions.fields.some(({ fault }) => fault) && (
        <ErrorSummary fields={directions.fields} words={plan.formWords} />
      )}
      <RoutePanel directions={directions} />
    </section>
  )
}

/** Scrolls to the directions, which another goal moves, unless they are in sight. */
function useRouteInSight(section: React.RefObject<HTMLElement | null>, { from, to }: MapQuery): void {
  const before = useRef({ from, to })
  useEffect(() => {
    const last = before.current
    before.current = { from, to }
    if (to === undefined || (last.from === from && last.to === to)) return
    const { top } = section.current?.getBoundingClientRect() ?? { top: 0 }
    if (top < 0 || top > innerHeight / 2) section.current?.scrollIntoView()
  }, [section, from, to])
}

function Picture({ picture }: { picture: PictureScreen }) {
  const { query, chosen } = picture
  return (
    <div className={styles.plan}>
      <div className={styles.seen}>
        <PictureView screen={picture} />
        {chosen && <ChosenPlace chosen={chosen} />}
      </div>
      <div className={styles.side}>
        <StorePanel directory={picture} key={`${query.filter} ${query.category}`} />
      </div>
    </div>
  )
}

/** The title of the route, else the name of the chosen place. */
function chosenOnMap(screen: MapScreen): readonly string[] {
  if (screen.kind !== 'plan') return []
  const { directions, chosen } = screen.plan
  const name = directions.route?.title ?? chosen?.name
  return name === undefined ? [] : [name]
}
