import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { MapDrawing } from '../../components/map-drawing/map-drawing.tsx'
import { MapFrame } from '../../components/map-drawing/map-frame.tsx'
import { MapLegend } from '../../components/map-drawing/map-legend.tsx'
import { LevelChoice } from './level-choice.tsx'
import { mapSearch } from './map-query.ts'
import type { PlanScreen } from './plan-screen.server.ts'
import styles from './plan-view.module.css'

/** One level as a drawing, with the choice of levels above it. */
export function PlanView({ plan }: { plan: PlanScreen }) {
  const { map: words, directory } = useMessages()
  const section = useRef<HTMLElement>(null)
  useInSight(section, plan)
  const { asked, drawing, level, path, kept } = plan
  return (
    <section className={styles.plan} aria-label={words.plan(level.name)} id="plan" ref={section}>
      <a className={styles.skip} href="#get-there">
        {words.skipPlan}
      </a>
      <LevelChoice levels={plan.levels} />
      {drawing && (
        <MapFrame
          drawing={drawing}
          focus={plan.focus}
          words={{ ...words.moveMap, label: words.planMoves(level.name) }}
        >
          <MapDrawing
            drawing={drawing}
            label={words.plan(level.name)}
            hrefOf={(slug) => path + mapSearch({ ...kept, store: slug })}
            selected={asked.store}
            layers={plan.layers}
            isFocusable={false}
          />
        </MapFrame>
      )}
      {plan.sections.length > 0 && (
        <div className={styles.legend}>
          <MapLegend
            label={words.legend}
            sections={plan.sections.map((one) => ({ section: one, name: directory.sections[one].title }))}
          />
        </div>
      )}
      <p className={styles.hint}>{words.planHint}</p>
    </section>
  )
}

/** Who chooses a store or a level far below the plan, as on a phone, is brought to it; who asks for a way reads on. */
function useInSight(section: React.RefObject<HTMLElement | null>, { asked, level }: PlanScreen): void {
  const before = useRef({ asked, level })
  useEffect(() => {
    const { asked: last, level: lastLevel } = before.current
    before.current = { asked, level }
    const isSameWay = asked.from === last.from && asked.to === last.to
    if (!isSameWay || (asked.store === last.store && level.id === lastLevel.id)) return
    const { top, bottom } = section.current?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
    const isInSight = bottom > innerHeight / 3 && top < innerHeight / 2
    if (!isInSight) section.current?.scrollIntoView()
  }, [section, asked, level])
}
