/**
 * Says whether what is shown is another page than before; the first of a document is none. To be kept outside the frame,
 * which is made anew around the error page.
 */
export function watchPages(): (page: string) => boolean {
  let shown: string | undefined
  return (page) => {
    const before = shown
    shown = page
    return before !== undefined && before !== page
  }
}
