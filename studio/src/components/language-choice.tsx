import { detailsOf, type Locale } from '@promenade/domain/locale/locale'
import { useStudio } from '../context/studio-context.ts'
import { Labelled } from './inputs.tsx'
import inputs from './inputs.module.css'

interface LanguageChoiceProps {
  readonly label: string
  readonly value: Locale
  readonly onChange: (locale: Locale) => void
}

/** One of the mall's languages, each by its own name. */
export function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  const { session } = useStudio()
  const { locales } = session.mall
  return (
    <Labelled label={label}>
      <select
        className={inputs.input}
        value={value}
        onChange={({ target }) => onChange(locales.find((one) => one === target.value) ?? value)}
      >
        {locales.map((code) => (
          <option key={code} value={code} lang={code}>
            {detailsOf(code).name}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
