import type { Path } from '@promenade/domain/studio/document'
import { useEffect, useState } from 'react'
import { missingTexts } from '../../documents/missing-languages.ts'
import { focusField } from '../../forms/focus-field.ts'
import { focusWhenThere } from '../../forms/focus-when-there.ts'
import documentFormStyles from '../../forms/document-form.module.css'
import type { LoadedEntry } from './entry-loader.ts'

const fieldHash = '#field='

/** The address of a record at one of its fields. */
export function fieldAddress(entry: number, path: Path): string {
  return path.length === 0
    ? `/entries/${entry}`
    : `/entries/${entry}${fieldHash}${encodeURIComponent(JSON.stringify(path))}`
}

/**
 * Focuses the first field of a new record; with `#missing`, the first text that is missing in a language; with
 * `#field=`, that field.
 */
export function useFirstFocus(source: LoadedEntry, locales: readonly string[]): void {
  const [opened] = useState({ ...source, locales })
  useEffect(() => {
    // The screen itself takes the focus first.
    const timer = setTimeout(() => {
      if (opened.entry === undefined)
        document
          .querySelector<HTMLElement>(`.${documentFormStyles.formSection} :is(input, textarea, select)`)
          ?.focus()
      else if (location.hash === '#missing') focusMissing(opened)
      else if (location.hash.startsWith(fieldHash)) focusWhenThere(readPath(location.hash))
    }, 0)
    return () => clearTimeout(timer)
  }, [opened])
}

function readPath(hash: string): Path {
  try {
    const path: unknown = JSON.parse(decodeURIComponent(hash.slice(fieldHash.length)))
    return Array.isArray(path) ? path.map((key) => (typeof key === 'number' ? key : String(key))) : []
  } catch {
    return []
  }
}

function focusMissing(opened: LoadedEntry & { readonly locales: readonly string[] }): void {
  const [first] = opened.locales.flatMap((locale) =>
    missingTexts(opened.document, locale, opened.locales).map((path) => [...path, locale]),
  )
  if (first !== undefined) focusField(first)
}
