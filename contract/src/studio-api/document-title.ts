import { type Document, fieldOf } from '@promenade/domain/studio/document'
import { nameIn } from '@promenade/domain/studio/name-by-language'
import type { z } from 'zod'
import type { titleSchema } from './fields.ts'

export type Title = z.infer<typeof titleSchema>

/** The title of a document for staff: its name or title, else its subject. Empty for an empty document. */
export function titleOf(document: Document): Title {
  const named = ['name', 'title', 'caption', 'path', 'network']
    .map((key) => fieldOf(document, key))
    .find((value) => value !== undefined)
  return nameIn(named, '')
}

/** A title in every language that it has, for searches. */
export function wordsOfTitle(title: Title): string {
  return Object.values(title).join(' ')
}
