/** The people who have an entry open. A courtesy: it is not stored, and nothing depends on it. */
export interface Presence {
  note(entryId: number, person: { readonly id: number; readonly name: string }, now: Date): void
  /** Others who had the entry open within the last minute. */
  others(
    entryId: number,
    personId: number,
    now: Date,
  ): readonly { readonly name: string; readonly at: string }[]
}

const lifeMs = 60_000

export function createPresence(): Presence {
  const seen = new Map<string, { entryId: number; personId: number; name: string; at: number }>()
  const forget = (now: Date) => {
    for (const [key, { at }] of seen) if (now.getTime() - at > lifeMs) seen.delete(key)
  }
  return {
    note(entryId, { id, name }, now) {
      forget(now)
      seen.set(`${entryId} ${id}`, { entryId, personId: id, name, at: now.getTime() })
    },
    others(entryId, personId, now) {
      forget(now)
      return [...seen.values()]
        .filter((person) => person.entryId === entryId && person.personId !== personId)
        .map(({ name, at }) => ({ name, at: new Date(at).toISOString() }))
    },
  }
}
