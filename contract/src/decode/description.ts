import type { SafeHtml } from '@promenade/domain/mall/values'
import { type HtmlContext, plainText, readHtml } from './html.ts'
import type { Row } from './row.ts'
import { readText } from './text.ts'
import { translated } from './translation.ts'

/** The response fields of a description; other platforms send HTML in `rich_description` and plain text in `description`. */
export const descriptionFields: readonly string[] = ['rich_description', 'description']

/** The response fields of description and summary, for `readUntranslated`. */
export const descriptionTexts = {
  description: descriptionFields,
  summary: [...descriptionFields, 'plain_text_description'],
} as const

/**
 * Decodes the description and its plain text. The platform's own `plain_text_description` joins the last and first words
 * of adjacent paragraphs, so it is used only without a description.
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
