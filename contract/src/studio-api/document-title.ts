import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import { type Document, fieldOf, isGroup } from '@promenade/domain/studio/document'
import type { z } from 'zod'
import type { titleSchema } from './fields.ts'

export type Title = z.infer<typeof titleSchema>

/** The title of a document for staff: its name or title, else its subject. Empty for an empty document. */
export function titleOf(document: Document): Title {
  const named = ['name', 'title', 'caption', 'path', 'network']
    .map((key) => fieldOf(document, key))
    .find((value) => value !== undefined)
  if (isGroup(named)) {
    const texts: Partial<Title> = {}
    for (const { code } of locales) {
      const text = fieldOf(named, code)
      if (typeof text === 'string') texts[code] = text
    }
    const first = locales.map(({ code }) => texts[code]).find(Boolean) ?? ''
    return { ...texts, [defaultLocale]: texts[defaultLocale] || first }
  }
  return { [defaultLocale]: typeof named === 'string' ? named : '' }
}

/** A title in every language that it has, for searches. */
export function wordsOfTitle(title: Title): string {
  return Object.values(title).join(' ')
}
