import { use } from 'react'

/** Code that only some views of a page need, in a script of its own. Its route's `handle.loadView` loads it before such a view is shown. */
export interface LateParts<Parts> {
  readonly load: () => Promise<Parts>
  /** Throws before it is loaded. */
  readonly get: () => Parts
  /** For a component in a `Suspense`, which hydrates once it is loaded. The server loads it before it renders. */
  readonly use: () => Parts
}

export function createLateParts<Parts>(load: () => Promise<Parts>): LateParts<Parts> {
  let parts: Parts | undefined
  let loading: Promise<Parts> | undefined
  return { load: loadOnce, get, use: () => parts ?? use(loadOnce()) }

  function loadOnce(): Promise<Parts> {
    loading ??= load().then(
      (loaded) => (parts = loaded),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function get(): Parts {
    if (parts === undefined) throw new Error('`handle.loadView` does not load the parts of this view.')
    return parts
  }
}
