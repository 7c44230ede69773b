import type { PlanJson } from '@promenade/contract/studio-api/plan'
import { useMemo, useState } from 'react'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { callStores } from '../api/call-stores.ts'
import { buttonLook } from '../components/button-look.ts'
import { useStudio } from '../context/studio-context.ts'
import { Screen } from '../layout/screen.tsx'
import { UnitChoice } from './map/unit-choice.tsx'
import { LevelChoice } from './map/level-choice.tsx'
import {
  type Level,
  listUnplaced,
  listUnits,
  type PlanStore,
  type Unit,
  unitStates,
} from './map/list-units.ts'
import { PlanDrawing } from './map/plan-drawing.tsx'
import { UnplacedStores } from './map/unplaced-stores.tsx'
import { UnitList } from './map/unit-list.tsx'
import { UnitSheet } from './map/unit-sheet.tsx'
import { usePlacing } from './map/use-placing.ts'
import { useMapWords } from './map/use-map-words.ts'
import primitives from '../theme/primitives.module.css'
import styles from './map/plan.module.css'

export function loader() {
  return callStores('GET /api/v1/plan')
}

/** The plan with its units and the stores in them. `?store=7` asks for the unit of a store, `?unit=105` opens a unit. */
export function Component() {
  const { messages: m, isAllowed } = useStudio()
  const words = useMapWords()
  const plan = useLoaderData<typeof loader>()
  return (
    <Screen
      title={m.navigation.map}
      actions={
        <div className={primitives.row}>
          {isAllowed('draft.write') && (
            <Link className={buttonLook()} to="/map/new">
              {words.newMap}
            </Link>
          )}
          <Link className={buttonLook()} to="/out-of-order">
            {m.outOfOrder.title}
          </Link>
        </div>
      }
    >
      {plan.levels.length === 0 ? <p className={primitives.empty}>{words.none}</p> : <Plan plan={plan} />}
    </Screen>
  )
}

function Plan({ plan }: { readonly plan: PlanJson }) {
  const units = useMemo(() => listUnits(plan), [plan])
  const unplaced = useMemo(() => listUnplaced(plan), [plan])
  const words = useMapWords()
  const { isBusy, place, nameOf } = usePlacing()
  const [dragged, setDragged] = useState<PlanStore>()
  const { asked, opened, level, show } = useShown(plan.stores, units)
  if (level === undefined) return null
  const put = (store: PlanStore, unit: Unit) => place(store, unit, () => show({ level: unit.level }))
  return (
    <>
      {asked !== undefined && (
        <UnitChoice
          key={asked.entry}
          store={asked}
          nameOf={nameOf}
          units={units}
          isBusy={isBusy}
          onPlace={(unit) => void put(asked, unit)}
          onClose={() => show({ level })}
        />
      )}
      <div className={styles.around}>
        <section className={primitives.stack}>
          <div className={primitives.spread}>
            <LevelChoice
              levels={plan.levels}
              level={level}
              onChange={(one) => show({ level: one, store: asked })}
            />
            <Legend units={units} />
          </div>
          <PlanDrawing
            level={level}
            units={units}
            chosen={opened?.number}
            dragged={dragged}
            onPress={(unit) => (asked === undefined ? show({ level, unit }) : void put(asked, unit))}
            onDrop={(unit) => dragged !== undefined && void put(dragged, unit)}
          />
          <p className={primitives.note}>{words.about}</p>
        </section>
        <UnplacedStores
          stores={unplaced}
          nameOf={nameOf}
          onDrag={setDragged}
          onChoose={(store) => show({ level, store })}
        />
      </div>
      <UnitList units={units} nameOf={nameOf} onOpen={(unit) => show({ level: unit.level, unit })} />
      {opened !== undefined && asked === undefined && (
        <UnitSheet
          key={opened.number}
          unit={opened}
          stores={plan.stores}
          isBusy={isBusy}
          onClose={() => show({ level: opened.level })}
          onMove={(store) => show({ level: opened.level, store })}
          onPlace={(store) => void put(store, opened)}
        />
      )}
    </>
  )
}

export { revalidateUnlessFiltered as shouldRevalidate } from '../entries/revalidate-unless-filtered.ts'

interface Shown {
  readonly level: Level
  readonly store?: PlanStore | undefined
  readonly unit?: Unit | undefined
}

/** What the address names: a store that wants a unit, an opened unit, and the level. */
function useShown(stores: readonly PlanStore[], units: readonly Unit[]) {
  const [query, setQuery] = useSearchParams()
  const { isAllowed } = useStudio()
  const asked = isAllowed('draft.write')
    ? stores.find(({ entry }) => String(entry) === query.get('store'))
    : undefined
  const opened = units.find(({ number }) => number === query.get('unit'))
  const room = units.find(({ number }) => number === asked?.room)
  const wanted = units.find(({ level }) => level.id === query.get('level'))
  const level = (wanted ?? opened ?? room ?? units[0])?.level
  const show = ({ level, store, unit }: Shown) =>
    setQuery(
      {
        level: level.id,
        ...(store !== undefined && { store: String(store.entry) }),
        ...(unit !== undefined && { unit: unit.number }),
      },
      { replace: true, preventScrollReset: true },
    )
  return { asked, opened, level, show }
}

/** How many units are free, taken or shared, with the look that they have on the plan. */
function Legend({ units }: { readonly units: readonly Unit[] }) {
  const words = useMapWords()
  return (
    <ul className={primitives.row} aria-label={words.legend}>
      {unitStates.map((state) => (
        <li key={state} className={styles.key} data-state={state}>
          {words.counts[state](units.filter((unit) => unit.state === state).length)}
        </li>
      ))}
    </ul>
  )
}
