import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { TimeInput } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { DateField } from '../forms/date-inputs.tsx'
import { instantOf, wallTimeOf } from '../documents/publication-times.ts'
import { usePreviewWords } from './use-preview-words.ts'
import primitives from '../theme/primitives.module.css'
import styles from './preview.module.css'

const dayMs = 86_400_000
const furthest = 60

interface MomentChoiceProps {
  /** An instant; undefined: now. */
  readonly value: string | undefined
  readonly onChange: (at: string | undefined) => void
}

/** The moment of a preview, in the time of the mall: a day and a time, or days from today. */
export function MomentChoice({ value, onChange }: MomentChoiceProps) {
  const { session } = useStudio()
  const texts = usePreviewWords()
  const { timeZone } = session.mall
  const [now] = useState(() => Date.now())
  const { date, time } = wallTimeOf(value ?? new Date(now).toISOString(), timeZone)
  const days = value === undefined ? 0 : Math.round((Date.parse(value) - now) / dayMs)
  const choose = (nextDate: string, nextTime: string) => {
    const at = instantOf(nextDate, nextTime, timeZone)
    // A preview of the past would show what nobody has seen.
    if (at !== undefined) onChange(Date.parse(at) <= Date.now() ? undefined : at)
  }
  return (
    <div className={primitives.row}>
      <DateField
        label={texts.day}
        value={date}
        onChange={(next) => next !== undefined && choose(next, time)}
      />
      <div className={`${primitives.row} ${styles.extra}`}>
        <TimeInput label={texts.time} value={time} onChange={(next) => choose(date, next)} />
        <Button look="small" disabled={value === undefined} onClick={() => onChange(undefined)}>
          {texts.now}
        </Button>
        <div className={primitives.row}>
          <input
            className={styles.slider}
            type="range"
            min={0}
            max={furthest}
            value={Math.min(furthest, Math.max(0, days))}
            aria-label={texts.slider}
            aria-valuetext={texts.ahead(days)}
            onChange={({ target }) => {
              const ahead = Number(target.value)
              onChange(ahead === 0 ? undefined : new Date(now + ahead * dayMs).toISOString())
            }}
          />
          <span className={primitives.note} aria-hidden="true">
            {texts.ahead(days)}
          </span>
        </div>
      </div>
    </div>
  )
}
