import type { Messages } from '../../messages/en.ts'
import type { Outcome } from '../../ui/form/form-view.ts'

/** What became of a form; empty before it was sent. */
export interface FormOutcome {
  readonly done?: Outcome | undefined
  readonly isRefused?: boolean
}

/** What the title of a page begins with once its form was sent: that there is an error, or what was done. */
export function titlePrefix({ done, isRefused = false }: FormOutcome, { hours }: Messages): string {
  if (isRefused) return hours.errorTitle('')
  return done === undefined ? '' : `${done.title} · `
}
