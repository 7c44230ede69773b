import type { PlanJson } from '@promenade/contract/studio-api/plan'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import { Panel } from '../../layout/screen.tsx'
import { type Level, listUnits } from '../map/list-units.ts'
import { PlanDrawing } from '../map/plan-drawing.tsx'
import { useMapWords } from '../map/use-map-words.ts'
import { useNewMapWords } from './use-new-map-words.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './both-plans.module.css'

interface BothPlansProps {
  readonly present: PlanJson
  readonly coming: PlanJson
}

/** A level of the present map beside the same one of another map. */
export function BothPlans({ present, coming }: BothPlansProps) {
  const { locale } = useStudio()
  const words = useNewMapWords()
  const { levels: levelsLabel } = useMapWords()
  const [chosen, setChosen] = useState(0)
  const pairs = pairLevels(present.levels, coming.levels)
  const pair = pairs[chosen]
  if (pair === undefined) return null
  return (
    <Panel title={words.plans}>
      <div className={primitives.row} role="group" aria-label={levelsLabel}>
        {pairs.map(([before, after], index) => (
          <Button
            key={(after ?? before)?.id}
            {...(index === chosen && { look: 'main' as const })}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            {inLanguage((after ?? before)?.name ?? {}, locale)}
          </Button>
        ))}
      </div>
      <div className={styles.both}>
        <PlanOf title={words.present} plan={present} level={pair[0]} />
        <PlanOf title={words.coming} plan={coming} level={pair[1]} />
      </div>
    </Panel>
  )
}

interface PlanOfProps {
  readonly title: string
  readonly plan: PlanJson
  readonly level: Level | undefined
}

function PlanOf({ title, plan, level }: PlanOfProps) {
  const words = useNewMapWords()
  return (
    <section className={primitives.stack}>
      <h3>{title}</h3>
      {level === undefined ? (
        <p className={primitives.empty}>{words.noLevel}</p>
      ) : (
        <PlanDrawing key={level.id} label={title} level={level} units={listUnits(plan)} />
      )}
    </section>
  )
}

type Pair = readonly [before: Level | undefined, after: Level | undefined]

/** The levels of both, the same ones together: by their id, else by their English name. */
function pairLevels(before: readonly Level[], after: readonly Level[]): readonly Pair[] {
  const find = (all: readonly Level[], { id, name }: Level) =>
    all.find((one) => one.id === id) ?? all.find((one) => one.name['en'] === name['en'])
  return [
    ...after.map((level): Pair => [find(before, level), level]),
    ...before.filter((level) => find(after, level) === undefined).map((level): Pair => [level, undefined]),
  ]
}
