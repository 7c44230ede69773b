import { useState } from 'react'
import { Icon } from '../components/icon.tsx'
import { useStudio } from '../context/studio-context.ts'
import { focusNextOnEnter } from './focus-field.ts'
import { type ControlProps, useForm } from './form-context.ts'
import inputs from '../components/inputs.module.css'
import styles from './tags-input.module.css'

/**
 * An input for tags: Enter or a comma ends one. In the empty input Enter moves to the next field, and
 * Backspace removes the last tag.
 */
export function TagsInput({ path, value, id, label, describedBy, isInvalid }: ControlProps) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const [word, setWord] = useState('')
  const words = textsOf(value)
  const setWords = (next: readonly string[]) => set(path, next.length === 0 ? undefined : [...new Set(next)])
  const add = (text: string) => {
    const added = text
      .split(/[,\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    if (added.length > 0) setWords([...words, ...added])
    setWord('')
  }
  return (
    <div className={`${inputs.input} ${styles.tags}`}>
      {words.length > 0 && (
        <ul>
          {words.map((tag) => (
            <li key={tag}>
              {tag}
              {!isReadOnly && (
                <button
                  type="button"
                  aria-label={m.form.removeWord(tag)}
                  onClick={() => setWords(words.filter((other) => other !== tag))}
                >
                  <Icon name="close" size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        readOnly={isReadOnly}
        placeholder={m.form.addWord}
        value={word}
        autoComplete="off"
        onChange={({ target }) => (/[,\n]/.test(target.value) ? add(target.value) : setWord(target.value))}
        onBlur={() => add(word)}
        onKeyDown={(event) => {
          // Enter may end the composition of a character instead of a tag.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            if (word.trim() === '') return focusNextOnEnter(event)
            event.preventDefault()
            add(word)
          } else if (event.key === 'Backspace' && word === '') setWords(words.slice(0, -1))
        }}
      />
    </div>
  )
}

export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
