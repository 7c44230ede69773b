import { replaceTextPictures, type TextPicture } from '@promenade/domain/pictures/text-pictures'

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/**
 * Converts HTML to text without tags, one line for each paragraph, item and row. A picture is the name of its file with
 * what it shows: `[gulls.webp: Two gulls]`.
 */
export function plainText(html: string): string {
  // In HTML a line break is a space.
  const joined = html.startsWith('<') ? html.replace(/\s+/g, ' ') : html
  return replaceTextPictures(joined, describePicture)
    .replace(/\s*<(?:br|\/(?:p|li|h\d|tr|blockquote|caption|figure))\b[^>]*>\s*/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

function describePicture({ source, alt = '' }: TextPicture): string {
  const name = source.split('/').at(-1) ?? ''
  return `[${alt === '' ? name : `${name}: ${alt}`}]`
}

/** True for a text that a preview shows before it is saved: one without markup, and HTML without pictures and galleries. */
export function isShownUnsaved(text: string): boolean {
  return text.startsWith('<') ? !/<(?:img|gallery)\b/.test(text) : !/[<&]/.test(text)
}
