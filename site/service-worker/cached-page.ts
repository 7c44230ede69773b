import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import type { Locale } from '@promenade/domain/locale/locale'
import { en } from '../app/messages/offline/en.ts'
import { es } from '../app/messages/offline/es.ts'
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
  const words = locale === 'es' ? es : en
  const sentence = words.asOf(formatDay(dateIn(at, timeZone), locale), formatTime(at, locale, timeZone))
  const line =
    `<aside data-cached="${escapeMarkup(path)}" data-at="${at}" aria-label="${words.label}"><p role="status">${sentence}</p>` +
    `<a href="">${words.again}</a></aside>`
  return html.includes('<header')
    ? html.replace('<header', () => `${line}<header`)
    : html.replace(/<body[^>]*>/, (body) => body + line)
}

/** Address of the page's hydration data, from the list that `<DeferredScripts>` renders. */
export function findHydrationData(html: string): string | undefined {
  return /id="hydration">[^<]*"data":"([^"]+)"/.exec(html)?.[1]
}

/** Addresses of small pictures. Those with a `srcset` are photographs, whose file a browser chooses by its screen. */
export function picturesIn(html: string): readonly string[] {
  const matches = html.matchAll(/<img\b(?![^>]*\ssrcset=)[^>]*?\ssrc="(\/(?:media|pictures)\/[^"]+)"/gi)
  return [...new Set(Array.from(matches, ([, src = '']) => src.replaceAll('&amp;', '&')))]
}

/** `2026-11-20`: the Swedish format is that of ISO 8601. */
function dateIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
}
