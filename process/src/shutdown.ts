import type { Log } from './log/log.ts'

/** What has to be closed before the process ends. */
export interface Shutdown {
  /** Adds a step. The step that was added last runs first. */
  readonly add: (step: Step) => void
  /** True from the moment the process begins to end: it should get no more requests. */
  readonly isStopping: () => boolean
  /** Runs all steps, one after the other. A call while they run waits for the same steps. */
  readonly run: () => Promise<void>
}

type Step = () => Promise<void> | void

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
