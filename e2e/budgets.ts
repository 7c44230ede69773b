/** The most that a browser may have to fetch for a screen: compressed bytes, and requests before React is fetched. */
export interface Budget {
  readonly html: number
  readonly css: number
  readonly scriptAwake: number
  readonly firstView: number
  readonly requests: number
}

/** One screen of each weight. Lower these when the product gets lighter; a test says when. */
export const budgets: Readonly<Record<string, Budget>> = {
  '/': { html: 11_000, css: 17_000, scriptAwake: 120_000, firstView: 92_000, requests: 10 },
  '/stores': { html: 14_000, css: 17_000, scriptAwake: 116_500, firstView: 105_000, requests: 15 },
  '/stores/ixtle': { html: 11_100, css: 17_000, scriptAwake: 123_000, firstView: 78_000, requests: 6 },
  '/map': { html: 23_500, css: 17_000, scriptAwake: 127_000, firstView: 106_000, requests: 13 },
  '/es/map': { html: 24_200, css: 17_000, scriptAwake: 128_000, firstView: 107_000, requests: 13 },
}

/** No screen fetches script before it wakes, or moves what has been shown. */
export const everywhere = { scriptBefore: 0, shift: 0.005 }
