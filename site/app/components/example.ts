import type { ReactNode } from 'react'

/** One state of a component, shown on `/style-guide` and checked there by the tests. */
export interface Example {
  /** Unique within the component: `long name`, `without a logo`. */
  readonly name: string
  /** Of its words, where they are not English. */
  readonly lang?: string
  readonly render: () => ReactNode
}
