/** What a text to winners may name in braces, such as `{name}`: each winner reads their own. */
export const winnerTextParts = ['name', 'contest', 'prize', 'until'] as const

export type WinnerTextPart = (typeof winnerTextParts)[number]

/** The text to one winner. Braces around anything else stay. */
export function fillWinnerText(text: string, values: Readonly<Record<WinnerTextPart, string>>): string {
  return text.replaceAll(inBraces, (whole, name: string) => {
    const part = partOf(name)
    return part === undefined ? whole : values[part]
  })
}

/** What stands in braces and is no part, such as `{nmae}`: a winner would read it. */
export function findUnknownParts(text: string): readonly string[] {
  return [...text.matchAll(inBraces)].flatMap(([whole, name = '']) =>
    partOf(name) === undefined ? [whole] : [],
  )
}

const inBraces = /\{([^{}\n]*)\}/g

function partOf(name: string): WinnerTextPart | undefined {
  return winnerTextParts.find((part) => part === name)
}
