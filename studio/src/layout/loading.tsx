/** A line at the top while the first screen is loaded. */
export function Loading() {
  return <div className="loading" />
}
