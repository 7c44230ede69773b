import { wordsOf } from '../search/words.ts'

/** Who entered a contest. */
export interface Entrant {
  readonly ticket: number
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** What two entries have in common. */
export type Likeness = 'mailbox' | 'phone' | 'name'

/** Which entries of a contest are listed: `like` are those that resemble another one. */
export const shownEntries = ['all', 'like', 'excluded'] as const

/** Another entry that may be of the same person. */
export interface LikeEntry {
  readonly ticket: number
  readonly likeness: Likeness
}

/**
 * Entries that may be of the same person, by ticket: two addresses of one mailbox, one telephone, one name. People of one
 * household share a telephone, and strangers a name, so that staff decide.
 */
export function findLikeEntries(entrants: readonly Entrant[]): ReadonlyMap<number, readonly LikeEntry[]> {
  const found = new Map<number, LikeEntry[]>()
  for (const [likeness, keyOf] of likenesses) {
    const byKey = Map.groupBy(entrants, keyOf)
    byKey.delete(undefined)
    for (const group of byKey.values())
      for (const { ticket } of group.length > 1 ? group : []) {
        const others = group.flatMap((other) => (other.ticket === ticket ? [] : [other.ticket]))
        const known = found.get(ticket) ?? []
        found.set(ticket, known)
        for (const other of others.slice(0, maxOthers))
          if (!known.some((like) => like.ticket === other)) known.push({ ticket: other, likeness })
      }
  }
  return found
}

/** Of a telephone with a hundred entries, the first say enough. */
const maxOthers = 10

/** The surest first. */
const likenesses: readonly (readonly [Likeness, (entrant: Entrant) => string | undefined])[] = [
  ['mailbox', ({ email }) => mailboxOf(email)],
  ['phone', ({ phone }) => phoneOf(phone)],
  ['name', ({ name }) => nameOf(name)],
]

/** Providers whose mailboxes ignore dots. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox of an address: what comes after a plus sign is a note of its owner. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const box = local.split('+', 1)[0] ?? ''
  return withoutDots.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}

/** The digits of a number without the country; undefined where they are too few to be one. */
function phoneOf(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length < 7 ? undefined : digits.slice(-10)
}

/** A name without accents, capitals and marks; undefined for one of marks alone. */
function nameOf(name: string): string | undefined {
  return wordsOf(name).join(' ') || undefined
}
