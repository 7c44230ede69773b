/** Reads the attribute, because the studio's Content Security Policy blocks inline styles. */
export function styleOf(element: Element, property: string): string | undefined {
  const declared = (element.getAttribute('style') ?? '').split(';').map((one) => one.split(':'))
  return declared
    .find(([name = '']) => name.trim().toLowerCase() === property)?.[1]
    ?.trim()
    .toLowerCase()
}
