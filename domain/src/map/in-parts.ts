/** Does all parts of a work at once, and returns its result. */
export function doAllParts<Result>(parts: Generator<void, Result>): Result {
  for (;;) {
    const part = parts.next()
    if (part.done === true) return part.value
  }
}
