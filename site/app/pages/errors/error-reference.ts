import { createContext } from 'react'

/** Number of the shown failure in the log; undefined in a browser. */
export const ErrorReferenceContext = createContext<string | undefined>(undefined)
