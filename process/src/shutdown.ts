import type { Log } from './log/log.ts'

/** The steps before the end of the process. */
export interface Shutdown {
  /** Adds a step; the last added step runs first. */
  readonly add: (step: Step) => void
  /** True from the beginning of the shutdown: the process should get no more requests. */
  readonly isStopping: () => boolean
  /** Runs all steps one after the other. A second call waits for the same run. */
  readonly run: () => Promise<void>
}

type Step = () => Promise<void> | void

/** Creates an empty shutdown. */
export function createShutdown(log: Pick<Log, 'error'>): Shutdown {
  const steps: Step[] = []
  let running: Promise<void> | undefined
  const runSteps = async () => {
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      try {
        await step()
      } catch (err) {
        log.error({ err }, 'a step of the shutdown failed')
      }
    }
  }
  return {
    add: (step) => void steps.push(step),
    isStopping: () => running !== undefined,
    run: () => (running ??= runSteps()),
  }
}
