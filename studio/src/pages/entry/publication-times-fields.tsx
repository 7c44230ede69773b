import type { Document } from '@promenade/domain/studio/document'
import { entryDates } from '@promenade/domain/studio/entry-state'
import { useState } from 'react'
import { Check, TimeInput } from '../../components/inputs.tsx'
import { DateField } from '../../forms/date-inputs.tsx'
import { asText } from '../../forms/text-inputs.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { instantOf, wallTimeOf, type PublicationTimes } from '../../documents/publication-times.ts'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'

interface Choice {
  readonly isNow: boolean
  readonly date: string
  readonly time: string
  readonly hasEnd: boolean
  readonly endDate: string
  readonly endTime: string
}

interface PublicationTimesFieldsProps {
  readonly when: PublicationTimes
  readonly onChange: (when: PublicationTimes) => void
  readonly document: Document
}

/** Fields for the times of a publication: now or later, and an optional end, in the mall's time zone. */
export default function PublicationTimesFields({ when, onChange, document }: PublicationTimesFieldsProps) {
  const { messages: m, format, session } = useStudio()
  const { timeZone } = session.mall
  const { overFrom } = entryDates(document, timeZone)
  const [choice, setChoice] = useState(() => {
    const startsOn = asText(document['start']).slice(0, 10)
    const tomorrow = format.isoDate(Date.now() + dayMs)
    return toChoice(when, timeZone, {
      date: startsOn > tomorrow ? startsOn : tomorrow,
      endDate: format.isoDate(Date.now() + 7 * dayMs),
    })
  })
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    onChange(toPublicationTimes(next, timeZone))
  }
  const radio = (name: string, isChosen: boolean, words: string, chosen: Partial<Choice>) => (
    <Check type="radio" name={name} checked={isChosen} onChange={() => change(chosen)}>
      {words}
    </Check>
  )
  const moment = (day: 'date' | 'endDate', time: 'time' | 'endTime', words: readonly [string, string]) => (
    <div className={primitives.row}>
      <DateField label={words[0]} value={choice[day]} onChange={(date) => change({ [day]: date ?? '' })} />
      <TimeInput label={words[1]} value={choice[time]} onChange={(value) => change({ [time]: value })} />
    </div>
  )
  const { isNow, hasEnd } = choice
  const end = overFrom === undefined ? m.publish.noEnd : m.publish.endsByItself(format.longDate(overFrom - 1))
  return (
    <div className={primitives.stack}>
      <fieldset className={primitives.closeStack}>
        <legend>
          <b>{m.publish.when}</b>
        </legend>
        {radio('when', isNow, m.publish.whenNow, { isNow: true })}
        {radio('when', !isNow, m.publish.whenLater, { isNow: false })}
        {!isNow && moment('date', 'time', [m.publish.day, m.publish.time])}
      </fieldset>
      <fieldset className={primitives.closeStack}>
        <legend>
          <b>{m.publish.until}</b>
        </legend>
        {radio('until', !hasEnd, end, { hasEnd: false })}
        {radio('until', hasEnd, m.publish.withdrawAt, { hasEnd: true })}
        {hasEnd && moment('endDate', 'endTime', [m.publish.endDay, m.publish.endTime])}
      </fieldset>
      {(!isNow || hasEnd) && (
        <p className={when.isComplete ? primitives.note : inputs.fault} role="status">
          {when.isComplete ? m.publish.mallTime(timeZone) : m.publish.incomplete}
        </p>
      )}
    </div>
  )
}

const dayMs = 86_400_000

/** The scheduled times as choices, else likely defaults. */
function toChoice(
  { at, until }: PublicationTimes,
  timeZone: string,
  likely: Pick<Choice, 'date' | 'endDate'>,
): Choice {
  const start = at === undefined ? undefined : wallTimeOf(at, timeZone)
  const end = until === undefined ? undefined : wallTimeOf(until, timeZone)
  return {
    isNow: start === undefined,
    date: start?.date ?? likely.date,
    time: start?.time ?? '06:00',
    hasEnd: end !== undefined,
    endDate: end?.date ?? likely.endDate,
    endTime: end?.time ?? '23:59',
  }
}

function toPublicationTimes(
  { isNow, date, time, hasEnd, endDate, endTime }: Choice,
  timeZone: string,
): PublicationTimes {
  const at = isNow ? undefined : instantOf(date, time, timeZone)
  const until = hasEnd ? instantOf(endDate, endTime, timeZone) : undefined
  const start = isNow ? Date.now() : Date.parse(at ?? '')
  const isStartFine = isNow || start > Date.now()
  return { at, until, isComplete: isStartFine && (!hasEnd || Date.parse(until ?? '') > start) }
}
