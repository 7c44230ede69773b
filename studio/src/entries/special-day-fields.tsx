import type { Document } from '@promenade/domain/studio/document'
import { useEffect, useState } from 'react'
import { Choice, Labelled } from '../components/inputs.tsx'
import { useForm } from '../forms/form-context.ts'
import { OpeningHoursInput } from '../forms/opening-hours-input.tsx'
import { problemText } from '../context/problem-text.ts'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { useStoreHoursWords } from './use-store-hours-words.ts'
import { comingDays, listSpecialDays, type SpecialDay } from '../forms/special-days.ts'
import inputs from '../components/inputs.module.css'

interface SpecialDayFieldsProps {
  readonly document: Document
  /** The id of the preselected day. */
  readonly first: number | undefined
}

/** Fields for a special day of the centre and the hours of the selected stores on it. */
export function SpecialDayFields({ document, first }: SpecialDayFieldsProps) {
  const { messages: m, locale, format, notify } = useStudio()
  const words = useStoreHoursWords()
  const { set } = useForm()
  const [days, setDays] = useState<readonly SpecialDay[]>([])
  const [chosen, setChosen] = useState<number>()
  const choose = (day: SpecialDay | undefined) => {
    setChosen(day?.row.id)
    set(['day'], day?.document)
    set(['hours'], day?.document['hours'])
  }
  useEffect(() => {
    const show = (found: readonly SpecialDay[]) => {
      setDays(found)
      // Preselects the day that was just changed for the centre, else the next one.
      const likely = comingDays(found, format.isoDate()).reduce<SpecialDay | undefined>(
        changedLater,
        undefined,
      )
      choose(found.find(({ row }) => row.id === first) ?? likely)
    }
    listSpecialDays().then(show, (error: unknown) => notify({ text: problemText(error, m) }))
    // oxlint-disable-next-line react/exhaustive-deps -- read once, when the sheet opens
  }, [])
  return (
    <>
      <Labelled label={m.kinds['special-day'].one}>
        <Choice
          value={String(chosen ?? '')}
          options={comingDays(days, format.isoDate()).map(({ row, next }) => {
            const date = next === undefined ? '' : ` · ${format.date(next)}`
            return [String(row.id), inLanguage(row.title, locale) + date]
          })}
          onChange={(id) => choose(days.find(({ row }) => String(row.id) === id))}
        />
      </Labelled>
      <div className={inputs.field}>
        <label htmlFor="special-day-hours">{m.fields['hours']?.label}</label>
        <OpeningHoursInput
          path={['hours']}
          value={document['hours']}
          id="special-day-hours"
          label={m.fields['hours']?.label ?? ''}
          describedBy={undefined}
          isInvalid={false}
          isStoreDay
          unset={words.notSaid}
        />
      </div>
    </>
  )
}

function changedLater(found: SpecialDay | undefined, day: SpecialDay): SpecialDay {
  return found !== undefined && found.row.updatedAt >= day.row.updatedAt ? found : day
}
