import type { Environment, FormerNames } from './read-settings.ts'

interface KnownSettings {
  /** The settings that the process reads. */
  readonly names: readonly string[]
  /** The prefix of its own settings, such as `SITE_`. */
  readonly prefix: string
  /** Settings of other programs with the same prefix. */
  readonly others?: readonly string[]
  readonly formerNames?: FormerNames
}

/** A sentence for each unknown variable that looks like a setting, and for each old name. */
export function findSettingWarnings(env: Environment, known: KnownSettings): readonly string[] {
  const { names, prefix, others = [], formerNames = {} } = known
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name) || others.includes(name)) return []
    const newName = formerNames[name]
    if (newName !== undefined)
      return [`${name} is now called ${newName}: the next version ignores the old name.`]
    const similar = findSimilar(name, [...names, ...others])
    if (similar !== undefined) return [`${name} is not a setting: did you mean ${similar}?`]
    const looksLikeOurs = name.startsWith(prefix) && !isServiceAddress(name)
    return looksLikeOurs ? [`${name} is not a setting and is ignored.`] : []
  })
}

/** True for the variables that Kubernetes sets for a service called `site` or `platform`. */
function isServiceAddress(name: string): boolean {
  return /_SERVICE_(?:HOST|PORT)|_PORT_\d+_(?:TCP|UDP)/.test(name)
}

/** Finds the nearest name, with at most about one typo in six letters. */
function findSimilar(name: string, names: readonly string[]): string | undefined {
  const maxTypos = Math.min(3, Math.max(1, Math.floor(name.length / 6)))
  // There are at least as many typos as the lengths differ by. Counting them for every variable would slow down the start.
  const possible = names.filter((meant) => Math.abs(meant.length - name.length) <= maxTypos)
  const near = possible.map((meant) => ({ meant, typos: countTypos(name.toUpperCase(), meant) }))
  return near.filter(({ typos }) => typos <= maxTypos).toSorted((a, b) => a.typos - b.typos)[0]?.meant
}

/** The number of deletions, insertions, replacements and swaps (optimal string alignment). */
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
