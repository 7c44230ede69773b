import { useEffect, useState } from 'react'
import { missingTexts } from '../../documents/missing-languages.ts'
import { focusField } from '../../forms/focus-field.ts'
import documentFormStyles from '../../forms/document-form.module.css'
import type { LoadedEntry } from './entry-loader.ts'

/** Focuses the first field of a new record; with `#missing`, the first text that is missing in a language. */
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
