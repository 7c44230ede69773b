import {
  listTextPictures,
  replaceTextPictures,
  writeTextPicture,
} from '@promenade/domain/pictures/text-pictures'
import type { FieldKind } from '@promenade/contract/editing/fields'
import type { Field } from './walk-fields.ts'

/** The paths of the pictures that a field names, also in its text. */
export function picturesInField({ kind, value }: Pick<Field, 'kind' | 'value'>): readonly string[] {
  if (typeof value !== 'string') return []
  if (kind?.kind === 'picture') return [value.trim()]
  // One text for all languages stands in place of the group of texts.
  return isHtml(kind) || kind?.kind === 'translations'
    ? listTextPictures(value).map(({ source }) => source)
    : []
}

/** The value of a field with other paths of its pictures. */
export function withPicturePaths(
  value: string,
  kind: FieldKind | undefined,
  pathOf: (path: string) => string,
): string {
  if (kind?.kind === 'picture') return pathOf(value.trim())
  if (!isHtml(kind)) return value
  return replaceTextPictures(value, ({ source, alt }) => writeTextPicture({ source: pathOf(source), alt }))
}

/** True for a field with an HTML text in one language. */
export function isHtml(kind: FieldKind | undefined): boolean {
  return kind?.kind === 'html' || kind?.kind === 'article'
}
