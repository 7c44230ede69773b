import { type Document, fieldOf, isGroup } from '@promenade/domain/studio/document'
import type { z } from 'zod'
import type { titleWire } from './fields.ts'

export type Title = z.infer<typeof titleWire>

/** What staff call a document: its name or title, else what it is about. Empty where it says nothing yet. */
export function titleOf(document: Document): Title {
  const named = ['name', 'title', 'caption', 'path', 'network']
    .map((key) => fieldOf(document, key))
    .find((value) => value !== undefined)
  if (isGroup(named)) {
    const [en, es] = [fieldOf(named, 'en'), fieldOf(named, 'es')]
    const texts = { en: typeof en === 'string' ? en : '', ...(typeof es === 'string' ? { es } : {}) }
    return texts.en === '' && texts.es !== undefined ? { ...texts, en: texts.es } : texts
  }
  return { en: typeof named === 'string' ? named : '' }
}
