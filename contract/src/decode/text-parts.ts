import type { TextPart } from '@promenade/domain/mall/values'
import sanitizeHtml from 'sanitize-html'
import { finishHtml, type HtmlContext, optionsFor } from './html.ts'
import { maxTextLength } from './limits.ts'
import { readSlug } from './slug.ts'
import { cleanCharacters } from './text.ts'

/** Further galleries are dropped: each one closes and reopens all elements around it. */
const maxGalleries = 20

/**
 * Splits a text at each `<gallery source="slug">`, at any depth, into well-formed HTML and slugs of
 * galleries. Undefined without a gallery; `readHtml` decodes the text as a whole.
 */
export function readTextParts(value: unknown, context: HtmlContext): readonly TextPart[] | undefined {
  if (typeof value !== 'string' || value.length > maxTextLength || !/<gallery\b/i.test(value))
    return undefined
  // Editors do not close the element, so it would contain the rest of the text.
  const html = cleanCharacters(value).replace(/<gallery\b([^<>]*)>/gi, '<gallery$1></gallery>')
  const options = optionsFor(html, context)
  const clean = sanitizeHtml(html, {
    ...options,
    allowedTags: [...(options.allowedTags || []), 'gallery'],
    allowedAttributes: { ...options.allowedAttributes, gallery: ['source'] },
    transformTags: { ...options.transformTags, gallery },
  })
  const parts = cutAtGalleries(clean, context)
  return parts.some(({ kind }) => kind === 'gallery') ? parts : undefined
}

function gallery(_name: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const slug = readSlug(attributes['source'])
  return { tagName: 'gallery', attribs: slug === undefined ? {} : { source: slug } }
}

/** Only for sanitized HTML, in which every element is closed and every `<` begins a tag. */
function cutAtGalleries(clean: string, context: HtmlContext): TextPart[] {
  const parts: TextPart[] = []
  const open: { readonly name: string; readonly tag: string }[] = []
  let html = ''
  let at = 0
  const endPart = () => {
    const safe = finishHtml(
      html +
        open
          .map(({ name }) => `</${name}>`)
          .toReversed()
          .join(''),
      context,
    )
    if (safe !== undefined) parts.push({ kind: 'html', html: safe })
    html = open.map(({ tag }) => tag).join('')
  }
  for (const { 0: tag, 1: slash, 2: name = '', 3: slug, index } of clean.matchAll(anyTag)) {
    html += clean.slice(at, index)
    at = index + tag.length
    if (name === 'gallery') {
      if (slug === undefined || parts.filter(({ kind }) => kind === 'gallery').length >= maxGalleries)
        continue
      endPart()
      parts.push({ kind: 'gallery', slug })
      continue
    }
    html += tag
    if (slash === '/') open.pop()
    else if (!tag.endsWith('/>')) open.push({ name, tag })
  }
  html += clean.slice(at)
  endPart()
  return parts
}

const anyTag = /<(\/?)([a-z][a-z\d]*)(?: source="([^"<>]*)")?[^<>]*>/g
