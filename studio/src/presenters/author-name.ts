import type { Format } from '../context/format.ts'
import type { Messages } from '../messages/en.ts'

interface Authored {
  readonly by: string | null
  readonly byToken: boolean
  readonly byLink?: true | undefined
}

/** The name of an author, marked if it is a token or the link of a store; null without one. */
export function authorName(
  { by, byToken, byLink }: Authored,
  { account }: Messages,
  format: Format,
): string | null {
  if (by !== null && byLink === true) return account.audit.link(linkName(by, format))
  return by !== null && byToken ? account.audit.token(by) : by
}

const linkEnd = / · (\d{4}-\d{2}-\d{2})$/

/** `7 & Salt (Dec 14)` of a link, whose name ends with the last day of its round. */
function linkName(name: string, format: Format): string {
  return name.replace(linkEnd, (_, date: string) => ` (${format.date(date)})`)
}

/** The last day of the round of a link; undefined of the name of a person. */
export function lastDayOfLink(name: string): string | undefined {
  return linkEnd.exec(name)?.[1]
}
