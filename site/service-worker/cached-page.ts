import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import type { Locale } from '@promenade/domain/locale/locale'
import { offlineMessagesIn } from '../app/messages/offline/offline-messages.ts'
import { formatDay, formatTime } from '../app/presenters/format.ts'

export interface CachedAs {
  readonly locale: Locale
  /** Path of the page. */
  readonly path: string
  /** When the server rendered or revalidated the page, in milliseconds since 1970. */
  readonly at: number
  readonly timeZone: string
}

/**
 * The page with a line that says how old it is. The line is in the HTML, so it shows before any script runs; React ignores
 * unknown elements in the body when it hydrates.
 */
export function cachedPage(html: string, { locale, path, at, timeZone }: CachedAs): string {
  const words = offlineMessagesIn(locale)
  const lang = words.lang === undefined ? '' : ` lang="${words.lang}"`
  const sentence = words.asOf(formatDay(dateIn(at, timeZone), locale), formatTime(at, locale, timeZone))
  const line =
    `<aside data-cached="${escapeMarkup(path)}" data-at="${at}" aria-label="${words.label}"${lang}><p role="status">${sentence}</p>` +
    `<a href="">${words.again}</a></aside>`
  return html.includes('<header')
    ? html.replace('<header', () => `${line}<header`)
    : html.replace(/<body[^>]*>/, (body) => body + line)
}

/** The fallback page is shown at the addresses of other pages, and must not hydrate as one of them. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
}

/** Resources that a page needs. */
export interface PageParts {
  /** Address of its hydration data. */
  readonly data: string | undefined
  readonly pictures: readonly string[]
}

/** Photographs with a `srcset` are not cached: browsers choose their file by the screen. */
const ownPicture = /<img\b(?![^>]*\ssrcset=)[^>]*?\ssrc="(\/(?:media|pictures)\/[^"]+)"/gi

export function readPageParts(html: string): PageParts {
  const list = /<script type="application\/json" id="wake">([^<]*)</.exec(html)?.[1]
  const pictures = [...html.matchAll(ownPicture)].map(([, src = '']) => src.replaceAll('&amp;', '&'))
  return { data: list === undefined ? undefined : dataOf(list), pictures: [...new Set(pictures)] }
}

function dataOf(list: string): string | undefined {
  const value: unknown = JSON.parse(list)
  if (typeof value !== 'object' || value === null || !('data' in value)) return undefined
  return typeof value.data === 'string' ? value.data : undefined
}

/** `2026-11-20`: the Swedish format is that of ISO 8601. */
function dateIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
}
