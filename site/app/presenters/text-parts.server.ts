import type { SafeHtml, TextPart } from '@promenade/domain/mall/values'
import type { Clock, Mall, Words } from './page-parts.ts'
import { type GalleryView, galleryViews } from './galleries.server.ts'
import { textHtml } from './text-html.server.ts'

export type TextPartView =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'gallery'; readonly gallery: GalleryView }

/** A text with embedded galleries. Unknown and repeated galleries are dropped, and the texts around them joined. */
export function textPartViews(
  body: SafeHtml | undefined,
  parts: readonly TextPart[] | undefined,
  context: Words & Clock & Mall,
): readonly TextPartView[] {
  if (parts === undefined) return body === undefined ? [] : [{ kind: 'html', html: textHtml(body, context) }]
  const views: TextPartView[] = []
  const shown = new Set<string>()
  for (const part of parts) {
    const last = views.at(-1)
    if (part.kind === 'html') {
      const html = textHtml(part.html, context)
      if (last?.kind === 'html') views.splice(-1, 1, { kind: 'html', html: last.html + html })
      else views.push({ kind: 'html', html })
      continue
    }
    const [gallery] = galleryViews([part.slug], context)
    if (gallery === undefined || shown.has(gallery.id)) continue
    shown.add(gallery.id)
    views.push({ kind: 'gallery', gallery })
  }
  return views
}

/** The galleries of a list that the text does not embed. */
export function galleriesBeside(
  slugs: readonly string[],
  text: readonly TextPartView[],
  context: Words & Clock & Mall,
): readonly GalleryView[] {
  const inText = new Set(text.map((part) => (part.kind === 'gallery' ? part.gallery.id : undefined)))
  return galleryViews(slugs, context).filter(({ id }) => !inText.has(id))
}
