/** The rows of a table of results: what is asked, and after a colon what is found. */
export function rowsOf(text: string): (readonly [asked: string, found: string])[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [asked = '', found = ''] = line.split(': ')
      return [asked, found] as const
    })
}
