import { asCentre } from '@promenade/domain/mall/hours'
import type { StorePageJson } from '@promenade/contract/studio-api/store-answers'
import { Check } from '../components/inputs.tsx'
import { readDayHours } from '../presenters/day-hours.ts'
import { useHoursText } from './hours-text.ts'
import { Part } from './part.tsx'
import { textIn, useStore } from './store-context.ts'
import { useDraft } from './use-draft.ts'
import type { Typed } from '../context/use-kept.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './store-page.module.css'

type Day = StorePageJson['days'][number]

const types = [asCentre, 'open', 'closed'] as const

/** The hours of the special days that are asked for. */
export function HoursPart() {
  const { page, words } = useStore()
  const { days } = page
  const hoursText = useHoursText()
  const draft = useDraft('hours', initialFields(days))
  const { fields, change } = draft
  if (days.length === 0) return null
  return (
    <Part
      name="hours"
      now={
        <ul className={primitives.lines}>
          {days.map((day) => (
            <li key={day.entry}>
              <DayName day={day} /> <b>{day.shown.map(hoursText).join(' · ')}</b>
            </li>
          ))}
        </ul>
      }
      confirm={{ hours: days.map((day) => ({ entry: day.entry, hours: confirmedHours(day) })) }}
      change={words.change}
      draft={draft}
      read={() => ({ hours: days.map(({ entry }) => ({ entry, hours: hoursIn(fields, entry) })) })}
    >
      {(fault) =>
        days.map((day, index) => (
          <DayFields
            key={day.entry}
            day={day}
            fields={fields}
            fault={fault(`hours.${index}`)}
            onChange={change}
          />
        ))
      }
    </Part>
  )
}

/** What a store that follows the centre confirms: its hours, or on a day of rest that it is closed. */
function confirmedHours({ own, shown, centre }: Day): string | null {
  const [hours = null, ...others] = shown
  if (own !== null || others.length > 0) return own
  return hours === centre ? asCentre : hours
}

function initialFields(days: readonly Day[]): Typed {
  return Object.fromEntries(
    days.flatMap((day) => {
      const { entry, centre } = day
      const now = confirmedHours(day)
      const { type } = readDayHours(now)
      const { opens, closes } = readDayHours(type === 'open' ? now : centre)
      return [
        [`${entry} type`, type === 'unset' ? asCentre : type],
        [`${entry} opens`, opens],
        [`${entry} closes`, closes],
      ]
    }),
  )
}

function hoursIn(fields: Typed, entry: number): string {
  const type = fields[`${entry} type`] ?? asCentre
  return type === 'open' ? `${fields[`${entry} opens`]}-${fields[`${entry} closes`]}` : type
}

function DayName({ day: { name, from, to } }: { readonly day: Day }) {
  const { locale, format } = useStore()
  const dates = from === to ? [from] : [from, to]
  return (
    <span>
      {textIn(name, locale)}
      <small className={styles.date}>
        {dates.map((date) => `${format.weekday(date)}, ${format.date(date)}`).join(' – ')}
      </small>
    </span>
  )
}

interface DayFieldsProps {
  readonly day: Day
  readonly fields: Typed
  readonly fault: string | undefined
  readonly onChange: (fields: Typed) => void
}

function DayFields({ day, fields, fault, onChange }: DayFieldsProps) {
  const { words } = useStore()
  const hoursText = useHoursText()
  const { entry, centre } = day
  const type = fields[`${entry} type`]
  const labels = { [asCentre]: words.centre(hoursText(centre)), open: words.other, closed: words.closed }
  return (
    <fieldset className={inputs.field}>
      <legend>
        <DayName day={day} />
      </legend>
      {types.map((one) => (
        <Check
          key={one}
          type="radio"
          name={`${entry} type`}
          checked={type === one}
          onChange={() => onChange({ [`${entry} type`]: one })}
        >
          {labels[one]}
        </Check>
      ))}
      {type === 'open' && (
        <div className={styles.times}>
          {(['opens', 'closes'] as const).map((end) => (
            <label key={end} className={inputs.field}>
              <span>{words[end]}</span>
              <input
                type="time"
                className={`${inputs.input} ${inputs.short}`}
                value={fields[`${entry} ${end}`] ?? ''}
                aria-invalid={fault === undefined ? undefined : true}
                aria-describedby={fault === undefined ? undefined : `${entry}-fault`}
                onChange={({ target }) => onChange({ [`${entry} ${end}`]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
      {fault !== undefined && (
        <span id={`${entry}-fault`} className={inputs.fault}>
          {fault}
        </span>
      )}
    </fieldset>
  )
}
