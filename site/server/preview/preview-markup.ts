import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import { detailsOf, type Locale } from '@promenade/domain/locale/locale'
import { formatMoment, wordsIn } from './words.ts'

/** Addresses of the preview itself, which no page of the site has. */
export const previewPaths = {
  open: '/preview/open',
  end: '/preview/end',
  fields: '/preview/fields',
  texts: '/preview/texts',
  clock: '/preview/clock.js',
  edit: '/preview/edit.js',
  style: '/preview/preview.css',
} as const

interface Marked {
  readonly id: number
  readonly at: number
  readonly locale: Locale
  readonly timeZone: string
  readonly studioOrigin: string
}

/**
 * Adds the scripts and the bar of the preview to a page. One comes first, because it stops the clock for all others. React
 * leaves elements alone that it does not know, in the head and at the end of the body.
 */
export function addPreviewMarkup(html: string, marked: Marked): string {
  const head = html.indexOf('<head>')
  const end = html.lastIndexOf('</body>')
  if (head < 0 || end < head) return html
  const start = head + '<head>'.length
  return (
    html.slice(0, start) + headMarkup(marked) + html.slice(start, end) + barMarkup(marked) + html.slice(end)
  )
}

function headMarkup({ id, at, studioOrigin }: Marked): string {
  return (
    `<script src="${previewPaths.clock}" data-at="${at}"></script>` +
    `<script defer src="${previewPaths.edit}" data-id="${id}" data-studio="${escapeMarkup(studioOrigin)}"></script>` +
    `<link rel="stylesheet" href="${previewPaths.style}">`
  )
}

function barMarkup({ at, locale, timeZone }: Marked): string {
  const words = wordsIn(locale)
  const moment = escapeMarkup(words.asOf(formatMoment(at, locale, timeZone)))
  return (
    `<preview-bar role="region" aria-label="${words.preview}"><span>${moment}</span> ` +
    `<a href="${previewPaths.end}">${words.end}</a></preview-bar>`
  )
}

/** A page of the preview itself. */
export function previewPage(locale: Locale, title: string, text: string): string {
  return `<!DOCTYPE html><html lang="${detailsOf(locale).iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="stylesheet" href="${previewPaths.style}"></head><body class="preview-page"><main><h1>${title}</h1><p>${text}</p></main></body></html>`
}
