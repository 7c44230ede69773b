/** The length of an adult's step, in metres; people who walk with a cane take steps of this length or a little less. */
const STEP_METRES = 0.7

/** A distance as the sentences say it: to a metre up to 20 m, then to 5 m; at least 1. */
export function saidMetres(metres: number): number {
  return metres < 20 ? Math.max(1, Math.round(metres)) : Math.round(metres / 5) * 5
}

/** The steps of a said distance: exact up to 20 steps, then to 5. */
export function saidSteps(metres: number): number {
  const steps = metres / STEP_METRES
  return steps < 20 ? Math.max(1, Math.round(steps)) : Math.round(steps / 5) * 5
}
