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

/** True if a said distance holds for an actual one, in metres: steps are misjudged by a tenth, words hold for a fifth and two metres. */
export function doMetresHold(said: number, actual: number): boolean {
  return actual * 1.1 <= said * 1.2 + 2 && actual * 0.9 >= said * 0.8 - 2
}
