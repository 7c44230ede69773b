/**
 * Returns a function that is true for another page than before; the first page is not another one. Create it outside
 * the frame, which remounts for the error page.
 */
export function watchPages(): (page: string) => boolean {
  let shown: string | undefined
  return (page) => {
    const before = shown
    shown = page
    return before !== undefined && before !== page
  }
}
