import type { Locale } from '@promenade/domain/locale/locale'
import { useStudio } from '../context/studio-context.ts'
import { Labelled } from './inputs.tsx'

interface LanguageChoiceProps {
  readonly label: string
  readonly value: Locale
  readonly onChange: (locale: Locale) => void
}

/** One of the mall's languages, each by its own name. */
export function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  const { messages: m, session } = useStudio()
  const { locales } = session.mall
  return (
    <Labelled label={label}>
      <select
        className="input"
        value={value}
        onChange={({ target }) => onChange(locales.find((one) => one === target.value) ?? value)}
      >
        {locales.map((code) => (
          <option key={code} value={code} lang={code}>
            {m.ownNames[code]}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
