import { locales } from '@promenade/domain/locale/locale'
import type { Path } from '@promenade/domain/studio/document'
import { Document, isScalar, parseDocument } from 'yaml'
import type { Edit } from '../studio/spreadsheets/plan-rows.ts'

/** The text of a content file with some fields changed; its comments and other fields stay. Undefined: a new file. */
export function writeRecord(text: string | undefined, edits: readonly Edit[]): string {
  if (text !== undefined && edits.length === 0) return text
  const document = text === undefined ? new Document({}) : parseDocument(text)
  for (const { column, value } of edits) {
    expandTexts(document, column.path)
    if (value === undefined) document.deleteIn(column.path)
    // A plain value in place of another keeps its comment.
    else document.setIn(column.path, Array.isArray(value) ? document.createNode(value) : value)
  }
  return document.toString({ lineWidth: 0, singleQuote: true })
}

/** Groups on the way to a field: one text for all languages becomes a text in each, and a blank field a group. */
function expandTexts(document: Document, path: Path): void {
  for (let length = 1; length < path.length; length++) {
    const parent = path.slice(0, length)
    const written = document.getIn(parent, true)
    if (!isScalar(written)) continue
    if (typeof written.value !== 'string') document.deleteIn(parent)
    else document.setIn(parent, inEachLanguage(document, written.value, written.comment))
  }
}

function inEachLanguage(document: Document, text: string, comment: string | null | undefined) {
  const texts = document.createNode(Object.fromEntries(locales.map(({ code }) => [code, text])))
  texts.commentBefore = comment ?? null
  return texts
}
