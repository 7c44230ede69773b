import { Button } from '../../components/button.tsx'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import type { Level } from './list-units.ts'
import { useMapWords } from './use-map-words.ts'
import primitives from '../../theme/primitives.module.css'

interface LevelChoiceProps {
  readonly levels: readonly Level[]
  readonly level: Level
  readonly onChange: (level: Level) => void
}

/** One of the levels of a plan. */
export function LevelChoice({ levels, level, onChange }: LevelChoiceProps) {
  const { locale } = useStudio()
  const words = useMapWords()
  return (
    <div className={primitives.row} role="group" aria-label={words.levels}>
      {levels.map((one) => (
        <Button
          key={one.id}
          {...(one === level && { look: 'main' as const })}
          aria-pressed={one === level}
          onClick={() => onChange(one)}
        >
          {inLanguage(one.name, locale)}
        </Button>
      ))}
    </div>
  )
}
