import { createContext } from 'react'

export interface Failure {
  /** Its number in the log. */
  readonly reference: string
  /** For a page without the frame, whose data failed to load. */
  readonly mallName: string
}

/** The failure that is shown; undefined in a browser. */
export const FailureContext = createContext<Failure | undefined>(undefined)
