const interval = 250

/** Whoever asks now has waited for three seconds before anybody has even looked: there is too much to do. */
const tooLate = 3_000

/** Watches how late the process is with what it has to do; the answer tells whether it is too late. */
export function watchEventLoop(): () => boolean {
  let due = performance.now() + interval
  let lateness = 0
  setInterval(() => {
    lateness = performance.now() - due
    due = performance.now() + interval
  }, interval).unref()
  return () => Math.max(lateness, performance.now() - due) > tooLate
}
