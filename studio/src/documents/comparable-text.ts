/** Normalizes a text for comparison: lower case, without accents and outer spaces. */
export function comparableText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
