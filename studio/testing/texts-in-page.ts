import { comesBack, fromHtml } from '../src/rich-text/from-html.ts'
import { toHtml } from '../src/rich-text/to-html.ts'
import { readWordLists } from '../src/rich-text/word-lists.ts'

export { comesBack }

/** The text after one pass through the editor. */
export function once(html: string): string {
  return toHtml(fromHtml(html))
}

export function twice(html: string): string {
  return once(once(html))
}

/** What a paste becomes. */
export function pasted(html: string): string {
  return once(readWordLists(html))
}
