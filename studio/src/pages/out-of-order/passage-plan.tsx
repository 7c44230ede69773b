import type { PlanJson } from '@promenade/contract/studio-api/plan'
import { useMemo, useState } from 'react'
import { LevelChoice } from '../map/level-choice.tsx'
import { type Level, listUnits } from '../map/list-units.ts'
import { PlanDrawing } from '../map/plan-drawing.tsx'
import type { Passage } from './passage-name.ts'
import { useOutOfOrderWords } from './use-out-of-order-words.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './passages.module.css'

interface PassagePlanProps {
  readonly plan: PlanJson
  readonly passages: readonly Passage[]
  readonly chosen: Passage | undefined
  readonly nameOf: (passage: Passage) => string
  readonly onChoose: (passage: Passage) => void
}

/** The plan with passages to press, for pointers: the list beside it has the same. */
export function PassagePlan(props: PassagePlanProps) {
  const words = useOutOfOrderWords()
  const [isOpen, setIsOpen] = useState(false)
  if (props.plan.levels.length === 0) return null
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.open}>{words.onPlan}</summary>
      {isOpen && <OpenPlan {...props} />}
    </details>
  )
}

function OpenPlan({ plan, passages, chosen, nameOf, onChoose }: PassagePlanProps) {
  const units = useMemo(() => listUnits(plan), [plan])
  const [looked, setLooked] = useState<{ readonly level: Level; readonly chosen: Passage | undefined }>()
  const own = plan.levels.find(({ id }) => chosen?.drawn.some(({ level }) => level === id))
  // A level that was chosen counts until another passage is.
  const level = (looked?.chosen === chosen ? looked?.level : undefined) ?? own ?? plan.levels[0]
  if (level === undefined) return null
  return (
    <div className={primitives.closeStack}>
      <LevelChoice levels={plan.levels} level={level} onChange={(one) => setLooked({ level: one, chosen })} />
      <PlanDrawing level={level} units={units}>
        {passages.map((passage) =>
          passage.drawn
            .filter((drawn) => drawn.level === level.id)
            .map(({ path, isLine }, index) => (
              <path
                // oxlint-disable-next-line react/no-array-index-key -- a lift has at most one stop on a level
                key={`${passage.slug} ${index}`}
                d={path}
                className={styles.passage}
                data-line={isLine || undefined}
                data-chosen={passage === chosen || undefined}
                onClick={() => onChoose(passage)}
              >
                <title>{nameOf(passage)}</title>
              </path>
            )),
        )}
      </PlanDrawing>
    </div>
  )
}
