import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `npm run audit`, which tries everything. */
    isAudit: boolean
  }
}

/** The usual cases, which show every kind of difference; in `npm run audit` the others too. */
export function casesOf<Case>(usual: readonly Case[], others: readonly Case[]): readonly Case[] {
  return inject('isAudit') ? [...usual, ...others] : usual
}
