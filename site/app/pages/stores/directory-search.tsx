import { useState } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { useMessages } from '../../messages/messages.tsx'
import type { Selection } from './directory-selection.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './directory-search.module.css'

interface DirectorySearchProps {
  path: string
  selection: Selection
  filterBy: (typed: string) => void
}

/** Filters the directory by name: at once with JavaScript, by the submit button without. */
export function DirectorySearch({ path, selection, filterBy }: DirectorySearchProps) {
  const { directory: words } = useMessages()
  const { letter, category, filter = '' } = selection
  const [field, setField] = useState({ filter, typed: filter })
  // Another address or «Clear filters» resets the field; a space at the end of a word does not.
  if (field.filter !== filter)
    setField({ filter, typed: field.typed.trim() === filter ? field.typed : filter })
  return (
    <form
      className={`${primitives.panel} ${styles.search} ${primitives.onScreen}`}
      role="search"
      aria-label={words.find}
      lang={words.lang}
      action={path}
      onSubmit={(event) => {
        // The list has been filtered while typing.
        event.preventDefault()
        document.getElementById('found')?.focus()
      }}
    >
      {letter && <input type="hidden" name="letter" value={letter} />}
      {category && <input type="hidden" name="category" value={category} />}
      <input
        className={styles.field}
        type="search"
        name="filter"
        aria-label={words.find}
        placeholder={words.find}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        value={field.typed}
        onChange={({ target }) => {
          setField({ filter, typed: target.value })
          filterBy(target.value)
          makeRoomBelow(target)
        }}
      />
      <button className={styles.submit} type="submit" aria-label={words.findSubmit}>
        <Icon name="search" />
      </button>
    </form>
  )
}

/** On a phone the keyboard covers the lower half of the screen, where the stores would appear. */
function makeRoomBelow(field: HTMLInputElement): void {
  if (matchMedia('(width <= 768px)').matches && field.getBoundingClientRect().top > innerHeight / 4)
    field.form?.scrollIntoView()
}
