import type { Page } from 'playwright-core'

/** A fault that is put into a page as it runs, and the question that must notice it. */
export interface PlantedFault {
  readonly what: string
  readonly path: string
  readonly moves?: boolean
  /** What spoils the looks. */
  readonly css?: string
  /** Runs in the page: what spoils the rest. */
  readonly spoil?: () => void
  /** The faults that our own question sees on the page. */
  readonly ask: (page: Page) => Promise<readonly string[]>
}
