import type { Log } from './log/log.ts'

/** Lets work go on for which nobody waits. An error is logged: a rejection that nothing handles would end the process. */
export function inBackground(log: Pick<Log, 'error'>, message: string, work: Promise<unknown>): void {
  work.catch((err: unknown) => log.error({ err }, message))
}
