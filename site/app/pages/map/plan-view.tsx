import { useMessages } from '../../messages/messages.tsx'
import { MapDrawing } from '../../ui/map-drawing/map-drawing.tsx'
import { MapFrame } from '../../ui/map-drawing/map-frame.tsx'
import { LevelChoice } from './level-choice.tsx'
import { mapSearch } from './map-question.ts'
import type { PlanScreen } from './plan-screen.server.ts'
import styles from './plan-view.module.css'

/** One level as a drawing, with the choice of levels above it. */
export function PlanView({ plan }: { plan: PlanScreen }) {
  const { map: words } = useMessages()
  const { asked, drawing, level, path, kept } = plan
  return (
    <section className={styles.plan} aria-label={words.plan(level.name)} id="plan">
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
      <p className={styles.hint}>{words.planHint}</p>
    </section>
  )
}
