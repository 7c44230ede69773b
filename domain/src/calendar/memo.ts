/**
 * Remembers what was found for a key, at most so many answers: for pure questions that hundreds of stores ask alike. What
 * throws is asked again.
 */
export function createMemo<Answer>(most: number): (key: string, find: () => Answer) => Answer {
  const known = new Map<string, Answer>()
  return (key, find) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = find()
    if (known.size >= most) known.clear()
    known.set(key, answer)
    return answer
  }
}
