/** Code that only some views of a page need, in a script of its own. Its route's `handle.loadView` loads it before such a view is shown. */
export interface LateParts<Parts> {
  readonly load: () => Promise<Parts>
  /** Throws before it is loaded. */
  readonly get: () => Parts
}

export function createLateParts<Parts>(load: () => Promise<Parts>): LateParts<Parts> {
  let parts: Parts | undefined
  return {
    load: async () => (parts ??= await load()),
    get() {
      if (parts === undefined) throw new Error('`handle.loadView` does not load the parts of this view.')
      return parts
    },
  }
}
