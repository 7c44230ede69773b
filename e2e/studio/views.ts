import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isAudit: boolean
  }
}

/** The views of `npm test`, in which all can differ that differs in the others; `npm run audit` has them all. */
export function viewsOf<View>(usual: readonly View[], others: readonly View[]): readonly View[] {
  return inject('isAudit') ? [...usual, ...others] : usual
}
