import { useEffect, useState } from 'react'
import { missingTexts } from '../../documents/missing-languages.ts'
import { focusField } from '../../forms/focus-field.ts'
import type { LoadedEntry } from './entry-loader.ts'

/** Begins a new record in its first field; `#missing` leads to the first text that one language has and another has not. */
export function useFirstFocus(source: LoadedEntry, locales: readonly string[]): void {
  const [opened] = useState({ ...source, locales })
  useEffect(() => {
    // After the screen itself has taken the focus.
    const timer = setTimeout(() => {
      if (opened.entry === undefined)
        document.querySelector<HTMLElement>('.form-section :is(input, textarea, select)')?.focus()
      else if (location.hash === '#missing') focusMissing(opened)
    }, 0)
    return () => clearTimeout(timer)
  }, [opened])
}

function focusMissing(opened: LoadedEntry & { readonly locales: readonly string[] }): void {
  const [first] = opened.locales.flatMap((locale) =>
    missingTexts(opened.document, locale, opened.locales).map((path) => [...path, locale]),
  )
  if (first !== undefined) focusField(first)
}
