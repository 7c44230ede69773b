import { useState } from 'react'
import { DateField } from '../../forms/date-inputs.tsx'
import { useStudio } from '../../layout/studio-context.ts'
import { instantOf, wallTimeOf, type When } from './when.ts'

interface Choice {
  readonly isNow: boolean
  readonly date: string
  readonly time: string
  readonly hasEnd: boolean
  readonly endDate: string
  readonly endTime: string
}

interface WhenFieldsProps {
  readonly when: When
  readonly onChange: (when: When) => void
  /** The first day that the record itself names. */
  readonly startsOn: string | undefined
  /** The last day that the record itself names: it ends then by itself. */
  readonly endsByItself: string | undefined
}

/** Now or at a moment, and until when, in the mall's time. */
export function WhenFields({ when, onChange, startsOn, endsByItself }: WhenFieldsProps) {
  const { messages: m, format, session } = useStudio()
  const { timeZone } = session.mall
  const [choice, setChoice] = useState(() => toChoice(when, timeZone))
  const tomorrow = format.isoDate(Date.now() + dayMs)
  const likelyDay = startsOn !== undefined && startsOn > tomorrow ? startsOn : tomorrow
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    onChange(toWhen(next, timeZone))
  }
  return (
    <div className="stack">
      <fieldset className="stack close">
        <legend>
          <b>{m.publish.when}</b>
        </legend>
        <label className="check">
          <input type="radio" name="when" checked={choice.isNow} onChange={() => change({ isNow: true })} />
          <span>{m.publish.whenNow}</span>
        </label>
        <label className="check">
          <input
            type="radio"
            name="when"
            checked={!choice.isNow}
            onChange={() => change({ isNow: false, date: choice.date || likelyDay })}
          />
          <span>{m.publish.whenLater}</span>
        </label>
        {!choice.isNow && (
          <div className="moment">
            <DateField
              label={m.publish.day}
              value={choice.date}
              onChange={(date) => change({ date: date ?? '' })}
            />
            <input
              className="input short"
              type="time"
              aria-label={m.publish.time}
              value={choice.time}
              onChange={(event) => change({ time: event.target.value })}
            />
          </div>
        )}
      </fieldset>
      <fieldset className="stack close">
        <legend>
          <b>{m.publish.until}</b>
        </legend>
        <label className="check">
          <input
            type="radio"
            name="until"
            checked={!choice.hasEnd}
            onChange={() => change({ hasEnd: false })}
          />
          <span>
            {endsByItself === undefined
              ? m.publish.noEnd
              : m.publish.endsByItself(format.longDate(endsByItself))}
          </span>
        </label>
        <label className="check">
          <input
            type="radio"
            name="until"
            checked={choice.hasEnd}
            onChange={() =>
              change({ hasEnd: true, endDate: choice.endDate || format.isoDate(Date.now() + 7 * dayMs) })
            }
          />
          <span>{m.publish.withdrawAt}</span>
        </label>
        {choice.hasEnd && (
          <div className="moment">
            <DateField
              label={m.publish.endDay}
              value={choice.endDate}
              onChange={(endDate) => change({ endDate: endDate ?? '' })}
            />
            <input
              className="input short"
              type="time"
              aria-label={m.publish.endTime}
              value={choice.endTime}
              onChange={(event) => change({ endTime: event.target.value })}
            />
          </div>
        )}
      </fieldset>
      {(!choice.isNow || choice.hasEnd) && (
        <p className={when.isComplete ? 'soft small-text' : 'fault'} role="status">
          {when.isComplete ? m.publish.mallTime(timeZone) : m.publish.incomplete}
        </p>
      )}
    </div>
  )
}

const dayMs = 86_400_000

function toChoice({ at, until }: When, timeZone: string): Choice {
  const start = at === undefined ? undefined : wallTimeOf(at, timeZone)
  const end = until === undefined ? undefined : wallTimeOf(until, timeZone)
  return {
    isNow: start === undefined,
    date: start?.date ?? '',
    time: start?.time ?? '06:00',
    hasEnd: end !== undefined,
    endDate: end?.date ?? '',
    endTime: end?.time ?? '23:59',
  }
}

function toWhen({ isNow, date, time, hasEnd, endDate, endTime }: Choice, timeZone: string): When {
  const at = isNow ? undefined : instantOf(date, time, timeZone)
  const until = hasEnd ? instantOf(endDate, endTime, timeZone) : undefined
  const start = isNow ? Date.now() : Date.parse(at ?? '')
  const isStartFine = isNow || start > Date.now()
  return { at, until, isComplete: isStartFine && (!hasEnd || Date.parse(until ?? '') > start) }
}
