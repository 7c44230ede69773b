import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { defaultLocale } from '@promenade/domain/locale/locale'
import { type Document, fieldOf } from '@promenade/domain/studio/document'
/** Longer ones make bad addresses. */
const maxLength = 80

/** `Café y té` is `cafe-y-te`; the fallback where nothing is left. */
export function createSlug(text: string, fallback: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? fallback : slug
}

/** The slug itself, or with the first number that makes it another than those that are taken. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug
  let number = 2
  while (isTaken(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}

/** The text from which the slug of an item is made. */
export function nameOf(kind: EntryKind, document: Document): string {
  const [path, name] = [fieldOf(document, 'path'), fieldOf(document, 'name')]
  if (kind === 'meta-data' && typeof path === 'string') return path === '/' ? 'home' : path
  return typeof name === 'string' ? name : titleOf(document)[defaultLocale]
}
