import { isEqual, isGroup, type Path } from '@promenade/domain/studio/document'
import { useEffect, useState } from 'react'
import { Choice } from '../components/inputs.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { problemText } from '../context/problem-text.ts'
import { focusWhenThere } from './focus-when-there.ts'
import { useForm } from './form-context.ts'
import { comingDays, listSpecialDays, type SpecialDay } from './special-days.ts'

interface CentreDayChoiceProps {
  /** The special days that the store has. */
  readonly items: readonly unknown[]
  readonly path: Path
}

/** Adds a special day of the centre to those of a store, so that only its hours are left to change. */
export default function CentreDayChoice({ items, path }: CentreDayChoiceProps) {
  const { messages: m, locale, format, notify } = useStudio()
  const { set } = useForm()
  const [days, setDays] = useState<readonly SpecialDay[]>([])
  useEffect(() => {
    listSpecialDays().then(setDays, (error: unknown) => notify({ text: problemText(error, m) }))
    // oxlint-disable-next-line react/exhaustive-deps -- read once
  }, [])
  const isIn = ({ document }: SpecialDay) =>
    items.some((item) => isGroup(item) && isEqual(item['date'], document['date']))
  const others = comingDays(days, format.isoDate()).filter((day) => !isIn(day))
  if (others.length === 0) return null
  const options = others.map(
    ({ row, next }) =>
      [String(row.id), `${inLanguage(row.title, locale)}${next ? ` · ${format.date(next)}` : ''}`] as const,
  )
  return (
    <Choice
      aria-label={m.hours.ofCentre}
      value=""
      options={[['', m.hours.ofCentre], ...options]}
      onChange={(id) => {
        const day = others.find(({ row }) => String(row.id) === id)
        if (day === undefined) return
        const { name, date, until, hours } = day.document
        set(path, [...items, { name, date, ...(until !== undefined && { until }), hours }])
        focusWhenThere([...path, items.length, 'hours'])
      }}
    />
  )
}
