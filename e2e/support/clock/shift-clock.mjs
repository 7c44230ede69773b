/**
 * Moves the clock of this process or page by a constant, so that time still passes. Runs in browsers too, so it uses nothing
 * from outside.
 * @param {number} offsetMs
 */
export function shiftClock(offsetMs) {
  const present = Date.now
  Date.now = () => present() + offsetMs
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [Date.now()] : values, newTarget),
    apply: () => new Date().toString(),
  })
}
