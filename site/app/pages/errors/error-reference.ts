import { createContext } from 'react'

/** The number under which the log has the failure that is shown; undefined in a browser. */
export const ErrorReferenceContext = createContext<string | undefined>(undefined)
