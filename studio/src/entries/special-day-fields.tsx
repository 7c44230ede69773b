import type { Document } from '@promenade/domain/studio/document'
import { useEffect, useState } from 'react'
import { useForm } from '../forms/form-context.ts'
import { OpeningHoursInput } from '../forms/opening-hours-input.tsx'
import { problemText } from '../layout/problem-text.ts'
import { inLanguage, useStudio } from '../layout/studio-context.ts'
import { comingDays, listSpecialDays, type SpecialDay } from './special-days.ts'

/** A special day of the centre and the hours that the selected stores have then. */
export function SpecialDayFields({ document }: { readonly document: Document }) {
  const { messages: m, locale, format, notify } = useStudio()
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
      // Most likely the day that somebody has just changed for the centre; else the next one.
      choose(comingDays(found, format.isoDate()).reduce<SpecialDay | undefined>(changedLater, undefined))
    }
    listSpecialDays().then(show, (error: unknown) => notify({ text: problemText(error, m) }))
    // oxlint-disable-next-line react/exhaustive-deps -- read once, when the sheet opens
  }, [])
  return (
    <>
      <label className="field">
        <span>{m.kinds['special-day'].one}</span>
        <select
          className="input"
          value={chosen ?? ''}
          onChange={({ target }) => choose(days.find(({ row }) => String(row.id) === target.value))}
        >
          {comingDays(days, format.isoDate()).map(({ row, next }) => (
            <option key={row.id} value={row.id}>
              {inLanguage(row.title, locale)}
              {next !== undefined && ` · ${format.date(next)}`}
            </option>
          ))}
        </select>
      </label>
      <div className="field">
        <label htmlFor="special-day-hours">{m.fields['hours']?.label}</label>
        <OpeningHoursInput
          path={['hours']}
          value={document['hours']}
          id="special-day-hours"
          label={m.fields['hours']?.label ?? ''}
          describedBy={undefined}
          isInvalid={false}
          unset={m.form.asCentre}
        />
      </div>
    </>
  )
}

function changedLater(found: SpecialDay | undefined, day: SpecialDay): SpecialDay {
  return found !== undefined && found.row.updatedAt >= day.row.updatedAt ? found : day
}
