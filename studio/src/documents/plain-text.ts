const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** Converts HTML to text without tags, one line for each paragraph, item and row. */
export function plainText(html: string): string {
  return html
    .replace(/\s*<(?:br|\/(?:p|li|h\d|tr|blockquote|caption))\b[^>]*>\s*/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** True for a text that a page cannot show as it is written. */
export function hasMarkup(text: string): boolean {
  return /[<&]/.test(text)
}
