import { useMessages } from '../../messages/messages.tsx'
import { MapDrawing } from '../../components/map-drawing/map-drawing.tsx'
import { MapFrame } from '../../components/map-drawing/map-frame.tsx'
import { MapLegend } from '../../components/map-drawing/map-legend.tsx'
import { useDeviceFavorites } from '../../device/device-favorites.ts'
import { useClosedStores } from './closed-stores.ts'
import { filterFor, partsFor } from './late-parts.ts'
import { LevelChoice } from './level-choice.tsx'
import { mapSearch } from './map-query.ts'
import type { PlanScreen } from './plan-screen.server.ts'
import type { PrintedLevel } from './printed-levels.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './plan-view.module.css'

/** The drawing of one level, below the choice of levels; on paper also of the others that the route or the plan uses. */
export function PlanView({ plan, heading }: { plan: PlanScreen; heading: number | undefined }) {
  const { map: words } = useMessages()
  const { query, drawing, level, path, travelOptions } = plan
  const named = useNamed(plan)
  const closed = useClosedStores(plan.openTimes)
  const parts = partsFor(query)
  const draw = ({ name, layers, ...shown }: Omit<PrintedLevel, 'id'>) => (
    <MapDrawing
      {...shown}
      label={words.plan(name)}
      hrefOf={(slug) => path + mapSearch({ ...travelOptions, store: slug })}
      selected={query.store}
      named={named}
      closed={closed}
      isFocusable={false}
    >
      {parts && <parts.MapLayers {...layers} />}
    </MapDrawing>
  )
  return (
    <>
      <section className={styles.plan} aria-label={words.plan(level.name)} id="plan">
        <a
          className={`${primitives.link} ${styles.skip} ${primitives.onScreen}`}
          href="#get-there"
          lang={words.lang}
        >
          {words.skipPlan}
        </a>
        <LevelChoice levels={plan.levels} />
        {drawing && (
          <div className={styles.frame}>
            <MapFrame
              drawing={drawing}
              focus={plan.focus}
              heading={heading}
              route={plan.directions.route && plan.view}
              hasPosition={plan.hasPosition}
              isPage
              words={{ ...words.moveMap, label: words.planMoves(level.name) }}
            >
              {draw({ name: level.name, drawing, view: plan.view, layers: plan.layers })}
            </MapFrame>
          </div>
        )}
      </section>
      {plan.printed.map((other) => (
        <section key={other.id} className={styles.printed} aria-label={words.plan(other.name)}>
          {draw(other)}
        </section>
      ))}
    </>
  )
}

/** The stores whose names are drawn at every zoom: those of the request, of the search, and the favorites of the device. */
function useNamed({ named, query, stores }: PlanScreen): ReadonlySet<string> {
  const { items } = useDeviceFavorites()
  const found = filterFor(query)?.(stores, query) ?? []
  const favorites = stores.filter(({ item }) => item !== undefined && items.has(item))
  return new Set([...named, ...[...found, ...favorites].map(({ slug }) => slug)])
}

/** The colours of the plan, and where else its places are. */
export function PlanLegend({ sections, closedText }: Pick<PlanScreen, 'sections' | 'closedText'>) {
  const { map: words, directory } = useMessages()
  return (
    <div className={primitives.onScreen}>
      {sections.length > 0 && (
        <MapLegend
          label={words.legend}
          sections={sections.map((section) => ({ section, name: directory.sections[section] }))}
          closed={closedText}
        />
      )}
      <p className={`${primitives.small} ${primitives.soft} ${styles.hint}`} lang={words.lang}>
        {words.planHint}
      </p>
    </div>
  )
}
