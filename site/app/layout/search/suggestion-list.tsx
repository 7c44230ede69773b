import { useEffect } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './search-overlay.module.css'
import type { Suggestion } from './suggestions.ts'

interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  /** Index of the active option; -1 for none. */
  active: number
  choose: (index: number) => void
}

/** The focus stays in the field, which handles the keys. */
export function SuggestionList({ suggestions, active, choose }: SuggestionListProps) {
  const { search: words } = useMessages()
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      className={`${primitives.panel} ${styles.list}`}
      id="suggestions"
      role="listbox"
      aria-label={words.suggestions}
      hidden={suggestions.length === 0}
    >
      {suggestions.map(({ to, title, lang, note, why }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={to}
          className={`${primitives.column} ${styles.option}`}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(index)}
        >
          <span className={`${primitives.strong} ${styles.name}`} lang={lang}>
            {title}
          </span>
          <span className={`${primitives.note} ${styles.note}`}>
            {note}
            {why && (
              <>
                {' · '}
                {words.foundIn} {why.place} <span lang={why.lang}>“{why.text}”</span>
              </>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}

export function optionId(index: number): string {
  return `suggestion-${index}`
}
