import type { SafeHtml } from '@promenade/domain/mall/values'
import { type HtmlContext, plainText, readHtml } from './html.ts'
import type { Row } from './row.ts'
import { readText } from './text.ts'
import { translated } from './translation.ts'

/** Where a description may stand; older platforms keep its HTML in `rich_description` and plain text in the other. */
export const descriptionFields: readonly string[] = ['rich_description', 'description']

export const descriptionTexts = {
  description: descriptionFields,
  summary: [...descriptionFields, 'plain_text_description'],
} as const

/**
 * The description and its plain text. The platform's own `plain_text_description` runs the words of neighbouring
 * paragraphs together, so it is read only where there is no description.
 */
export function readDescription(
  row: Row,
  context: HtmlContext,
): { readonly description: SafeHtml | undefined; readonly summary: string | undefined } {
  const description = readHtml(translated(row, descriptionFields, context), context)
  const text = description === undefined ? '' : plainText(description)
  const summary = text === '' ? readText(translated(row, ['plain_text_description'], context)) : text
  return { description, summary }
}
