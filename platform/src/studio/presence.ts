import type { Path } from '@promenade/domain/studio/document'

interface Person {
  readonly id: number
  readonly name: string
}

interface Colleague {
  readonly name: string
  readonly at: string
  /** Places where the person has another text than the saved one, and has not chosen yet. */
  readonly undecided: readonly Path[]
}

/** The people who have an entry open. A courtesy: it is not stored, and nothing depends on it. */
export interface Presence {
  /** Without `undecided` that stays as it was. */
  note(entryId: number, person: Person, now: Date, undecided?: readonly Path[]): void
  forget(entryId: number, personId: number): void
  /** Others who had the entry open within the last minute. */
  others(entryId: number, personId: number, now: Date): readonly Colleague[]
}

const lifeMs = 60_000

interface Seen {
  readonly entryId: number
  readonly personId: number
  readonly name: string
  readonly at: number
  readonly undecided: readonly Path[]
}

export function createPresence(): Presence {
  const seen = new Map<string, Seen>()
  const forgetOld = (now: Date) => {
    for (const [key, { at }] of seen) if (now.getTime() - at > lifeMs) seen.delete(key)
  }
  return {
    note(entryId, { id, name }, now, undecided) {
      forgetOld(now)
      const key = `${entryId} ${id}`
      seen.set(key, {
        entryId,
        personId: id,
        name,
        at: now.getTime(),
        undecided: undecided ?? seen.get(key)?.undecided ?? [],
      })
    },
    forget: (entryId, personId) => void seen.delete(`${entryId} ${personId}`),
    others(entryId, personId, now) {
      forgetOld(now)
      return [...seen.values()]
        .filter((person) => person.entryId === entryId && person.personId !== personId)
        .map(({ name, at, undecided }) => ({ name, at: new Date(at).toISOString(), undecided }))
    },
  }
}
