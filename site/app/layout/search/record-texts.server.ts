import { plainText } from '@promenade/contract/decode/html'
import type { SafeHtml } from '@promenade/domain/mall/values'

/** A text and an HTML text of a record as plain texts, those that exist. */
export function plainTexts(text: string | undefined, html?: SafeHtml): readonly string[] {
  return [...(text === undefined ? [] : [text]), ...(html === undefined ? [] : [plainText(html)])]
}

/** The line below a result: the parts that exist, separated by dots. */
export function joinNote(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
