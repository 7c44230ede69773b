import { unwrap } from '@promenade/contract/kinds/columns'
import { fieldKinds } from '@promenade/contract/editing/fields'
import { documentSchemas } from '@promenade/contract/kinds/documents'
import { pagePathOf } from '@promenade/contract/kinds/kinds'
import type { PreviewFieldsJson } from '@promenade/contract/preview-content'
import { formatEditTarget } from '@promenade/contract/studio-api/preview-messages'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { fieldOf, isGroup, type Path } from '@promenade/domain/studio/document'
import { listTextPictures } from '@promenade/domain/pictures/text-pictures'
import { isHtml } from '../checks/field-pictures.ts'
import { expandShorthand, type Field, listFields, schemaAt } from '../checks/walk-fields.ts'
import { plainText } from '../content-api/texts.ts'
import type { PublishedDocument, PublishedDocuments } from '../documents/published-documents.ts'

/** Shorter texts, such as a number of a unit, stand on pages for other reasons too. */
const minLength = 3

/** The texts and pictures of all records, as a page in this language shows them. */
export function listEditableFields({ entries }: PublishedDocuments, locale: Locale): PreviewFieldsJson {
  return entries.flatMap((entry) => {
    const page = pagePathOf(entry.kind, entry.slug)
    const fields = fieldsOf(entry, locale)
    return fields.length === 0 ? [] : [{ ...(page !== undefined && { page }), fields }]
  })
}

type EditableField = PreviewFieldsJson[number]['fields'][number]

function fieldsOf({ entryId, kind, document }: PublishedDocument, locale: Locale): EditableField[] {
  const schema = documentSchemas[kind]
  const target = (path: Path) => formatEditTarget({ entry: entryId, path })
  return listFields(schema, expandShorthand(schema, document)).flatMap((field): EditableField[] => {
    const { value, path } = field
    if (field.kind?.kind === 'picture' && typeof value === 'string')
      return [{ edit: target(path.slice(0, -1)), picture: `/media/${value.trim()}` }]
    const words = wordsOf(field, locale) ?? ''
    // A text that is missing in the language is shown in English: what is missing is what one writes.
    const edit = target(field.kind?.kind === 'translations' ? [...path, locale] : path)
    const pictures = listTextPictures(words).map(({ source }) => ({ edit, picture: `/media/${source}` }))
    const text = squeeze(plainText(words) ?? '')
    const marked = { edit, text, ...(hasHtml(field) && { isHtml: true as const }) }
    return [...pictures, ...(text.length < minLength ? [] : [marked])]
  })
}

/** A text in the language, else in the default one. */
function wordsOf({ kind, value }: Field, locale: Locale): string | undefined {
  if (kind?.kind === 'translations' && isGroup(value)) {
    for (const text of [fieldOf(value, locale), fieldOf(value, defaultLocale)])
      if (typeof text === 'string' && text.trim() !== '') return text
  }
  return undefined
}

function hasHtml({ schema }: Field): boolean {
  const inLanguage = schemaAt(schema, defaultLocale)
  return inLanguage !== undefined && isHtml(fieldKinds.get(unwrap(inLanguage)))
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
