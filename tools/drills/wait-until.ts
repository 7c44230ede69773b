import { setTimeout as delay } from 'node:timers/promises'

/** Looks again and again until it is so. Throws where it takes longer than anybody waits. */
export async function waitUntil(
  what: string | (() => string),
  isSo: () => boolean | Promise<boolean>,
  { patienceMs = 180_000, pauseMs = 20 } = {},
): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${typeof what === 'string' ? what : what()}.`)
    await delay(pauseMs)
  }
}
