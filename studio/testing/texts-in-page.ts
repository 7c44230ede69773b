import { comesBack, fromHtml, readWordLists } from '../src/rich-text/from-html.ts'
import { toHtml } from '../src/rich-text/to-html.ts'

export { comesBack }

/** The text after one pass through the editor. */
export function once(html: string): string {
  return toHtml(fromHtml(html))
}

/** The text that is pasted from Word. */
export function pasted(html: string): string {
  return once(readWordLists(html))
}

export function twice(html: string): string {
  return once(once(html))
}
