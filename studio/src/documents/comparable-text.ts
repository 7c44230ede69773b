/** Lower case without accents and outer spaces: texts are compared in it. */
export function comparableText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
