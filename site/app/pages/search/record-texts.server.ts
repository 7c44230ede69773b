import { plainText } from '@promenade/contract/decode/html'
import type { SafeHtml } from '@promenade/domain/mall/values'

/** A record's long text as plain text. */
export function textsOf(text: string | undefined, html?: SafeHtml): readonly string[] {
  return [...(text === undefined ? [] : [text]), ...(html === undefined ? [] : [plainText(html)])]
}

/** Joins the parts that exist. */
export function noteOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
