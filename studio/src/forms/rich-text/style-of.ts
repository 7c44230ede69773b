/** Read from the attribute: the policy of the studio lets no style of a text apply. */
export function styleOf(element: Element, property: string): string | undefined {
  const declared = (element.getAttribute('style') ?? '').split(';').map((one) => one.split(':'))
  return declared
    .find(([name = '']) => name.trim().toLowerCase() === property)?.[1]
    ?.trim()
    .toLowerCase()
}
