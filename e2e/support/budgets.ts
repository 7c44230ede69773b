/** The most that a browser may have to fetch for a screen: compressed bytes, and requests before React is fetched. */
export interface Budget {
  readonly html: number
  readonly css: number
  /** Once awake, with what is fetched ahead for the pages that links lead to. */
  readonly script: number
  readonly firstView: number
  readonly requests: number
}

/** One screen of each weight. Lower these when the product gets lighter; a test says when. */
export const budgets: Readonly<Record<string, Budget>> = {
  '/': { html: 11_000, css: 10_700, script: 118_500, firstView: 80_000, requests: 9 },
  '/stores': { html: 13_700, css: 11_300, script: 108_600, firstView: 100_000, requests: 16 },
  '/stores/ixtle': { html: 11_100, css: 11_500, script: 130_500, firstView: 75_000, requests: 7 },
  '/map': { html: 23_000, css: 14_300, script: 118_500, firstView: 104_000, requests: 14 },
  '/es/map': { html: 23_700, css: 14_300, script: 119_200, firstView: 105_000, requests: 14 },
}

/** No screen fetches script before it wakes, or moves what has been shown. */
export const everywhere = { scriptBefore: 0, shift: 0.005 }
