import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import type { Locale } from '@promenade/domain/locale/locale'
import { en } from '../app/messages/offline/en.ts'
import { es } from '../app/messages/offline/es.ts'
import { formatDay, formatTime } from '../app/presenters/format.ts'

export interface KeptAs {
  readonly locale: Locale
  /** Path of the page. */
  readonly path: string
  /** When the server said what is on the page, in milliseconds since 1970. */
  readonly at: number
  readonly timeZone: string
}

/**
 * A page as it will be shown without a network: with a line that says as of when. It stands in the text itself, so it
 * is there before any script. React passes over an element in the body that it does not know.
 */
export function keptPage(html: string, { locale, path, at, timeZone }: KeptAs): string {
  const words = locale === 'es' ? es : en
  const sentence = words.asOf(formatDay(dateIn(at, timeZone), locale), formatTime(at, locale, timeZone))
  const line =
    `<aside data-kept="${escapeMarkup(path)}" data-at="${at}" aria-label="${words.label}"><p role="status">${sentence}</p>` +
    `<a href="">${words.again}</a></aside>`
  return html.includes('<header')
    ? html.replace('<header', () => `${line}<header`)
    : html.replace(/<body[^>]*>/, (body) => body + line)
}

/** A page that stands in for others has their address, and must not wake as what it is not. */
export function asleepForEver(html: string): string {
  return html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
}

/** What a page needs beside itself. */
export interface PageParts {
  /** Address of the data it wakes with. */
  readonly data: string | undefined
  readonly pictures: readonly string[]
}

/** Of a photograph a browser takes another file on each screen: none of them is worth keeping for all. */
const ownPicture = /<img\b(?![^>]*\ssrcset=)[^>]*?\ssrc="(\/(?:media|pictures)\/[^"]+)"/gi

export function pageParts(html: string): PageParts {
  const list = /<script type="application\/json" id="wake">([^<]*)</.exec(html)?.[1]
  const pictures = [...html.matchAll(ownPicture)].map(([, src = '']) => src.replaceAll('&amp;', '&'))
  return { data: list === undefined ? undefined : dataOf(list), pictures: [...new Set(pictures)] }
}

function dataOf(list: string): string | undefined {
  const value: unknown = JSON.parse(list)
  if (typeof value !== 'object' || value === null || !('data' in value)) return undefined
  return typeof value.data === 'string' ? value.data : undefined
}

/** `2026-11-20`: Swedes write dates as ISO does. */
function dateIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
}
