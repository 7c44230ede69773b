interface KnownSettings {
  /** Settings that the process reads. */
  readonly names: readonly string[]
  /** How its own begin, such as `SITE_`. */
  readonly prefix: string
  /** Of other processes, although they begin like its own. */
  readonly others?: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** A sentence for each variable of the environment that looks like a setting and is none, so that nothing reads it. */
export function findUnknownSettings(environment: Environment, known: KnownSettings): readonly string[] {
  const { names, prefix, others = [] } = known
  return Object.keys(environment).flatMap((name) => {
    if (names.includes(name) || others.includes(name)) return []
    const similar = findSimilar(name, names)
    if (similar !== undefined) return [`${name} is not a setting: did you mean ${similar}?`]
    return name.startsWith(prefix) && !isServiceAddress(name)
      ? [`${name} is not a setting and is ignored.`]
      : []
  })
}

/** Kubernetes tells each container where a service called `site` or `platform` is. */
function isServiceAddress(name: string): boolean {
  return /_SERVICE_(?:HOST|PORT)|_PORT_\d+_(?:TCP|UDP)/.test(name)
}

/** The nearest name, at one mistake in about six letters. */
function findSimilar(name: string, names: readonly string[]): string | undefined {
  const most = Math.min(3, Math.max(1, Math.floor(name.length / 6)))
  const near = names.map((meant) => ({ meant, typos: countTypos(name.toUpperCase(), meant) }))
  return near.filter(({ typos }) => typos <= most).toSorted((a, b) => a.typos - b.typos)[0]?.meant
}

/** Letters left out, added, mistaken or, side by side, swapped (optimal string alignment). */
function countTypos(typed: string, meant: string): number {
  const rows = [Array.from({ length: meant.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= typed.length; row += 1) {
    const cells = [row]
    rows.push(cells)
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1]
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      cells[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      )
    }
  }
  return at(typed.length, meant.length)
}
