/** Moves the clock of this process or page by a constant, so that time still passes. */
export function shiftClock(offsetMs: number): void
