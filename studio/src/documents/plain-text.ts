import { replaceTextPictures, type TextPicture } from '@promenade/domain/pictures/text-pictures'

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/**
 * Converts HTML to text without tags, one line for each paragraph, item and row. A picture is the name of its file with
 * what it shows: `[gulls.webp: Two gulls]`.
 */
export function plainText(html: string): string {
  return replaceTextPictures(html, describePicture)
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

/** True for a text that a page cannot show as it is written. */
export function hasMarkup(text: string): boolean {
  return /[<&]/.test(text)
}
