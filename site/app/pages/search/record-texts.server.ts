import { plainText } from '@promenade/contract/decode/html'
import type { SafeHtml } from '@promenade/domain/mall/values'

/** What a record says at length, as plain text. */
export function textsOf(text: string | undefined, html?: SafeHtml): readonly string[] {
  return [...(text === undefined ? [] : [text]), ...(html === undefined ? [] : [plainText(html)])]
}

/** Parts of a note that are there. */
export function noteOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
