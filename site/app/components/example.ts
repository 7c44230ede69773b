import type { ReactNode } from 'react'

/** A state of a component for `/style-guide`, where tests check it. */
export interface Example {
  /** Unique within the component: `long name`, `without a logo`. */
  readonly name: string
  /** Language of its texts if not English. */
  readonly lang?: string
  readonly render: () => ReactNode
}
