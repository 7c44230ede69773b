import { type Favorite, formatFavorites } from '../device/favorites.ts'
import type { Words } from './page-parts.ts'

/** Address of the plan of a visit that adds these to it. */
export function planAddress(records: readonly Favorite[], { href }: Words): string {
  return href(`/plan-my-visit?${new URLSearchParams({ add: formatFavorites(records) })}`)
}

/** The link of a store, offer or event. */
export function planLink(record: Favorite, context: Words): { to: string; text: string } {
  return { to: planAddress([record], context), text: context.messages.visitPlan.planStore }
}
