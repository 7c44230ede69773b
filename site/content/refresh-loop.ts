import type { Poller } from './poller.ts'

interface RefreshLoopOptions {
  readonly poller: Poller
  /** Milliseconds between two polls when all is well. */
  readonly pollMs: number
  readonly hasContent: () => boolean
  /** Milliseconds until the content changes by itself. */
  readonly untilChange: () => number
  /** Called after each poll. */
  readonly onRun: () => void
  /** Called after each poll that got all; `isBack` after one that did not. */
  readonly onComplete: (isBack: boolean) => void
  readonly onError: (error: unknown) => void
}

/** Polls once at a time, and again after a pause that follows from how it went. */
export interface RefreshLoop {
  /** Polls once; calls during a poll share one more poll. */
  readonly refresh: () => Promise<void>
  /** Polls now, calls `onFirst` after it, and goes on until `stop`. */
  readonly start: (onFirst: () => void) => void
  readonly stop: () => void
}

const maxPause = 60_000
/** Without content visitors see an error page: poll again soon. */
const pauseWithoutContent = 1_000
/** The platform answers, but lacks what no mall can do without: all else is requested again with it. */
const pauseWithMissing = 5_000

export function createRefreshLoop(options: RefreshLoopOptions): RefreshLoop {
  const { poller, pollMs, hasContent, untilChange, onRun, onComplete, onError } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let failures = 0
  let wasComplete = true
  let isStopped = false

  async function refresh(): Promise<void> {
    isWanted = true
    running ??= runWhileWanted().finally(() => (running = undefined))
    await running
  }

  async function runWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false
      const result = await poller.run()
      failures = result === 'unreachable' ? failures + 1 : 0
      const isComplete = result === 'complete'
      onRun()
      if (isComplete) onComplete(!wasComplete)
      wasComplete = isComplete
    }
  }

  function plan(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      refresh().catch(onError).then(plan, plan)
    }, pause())
  }

  function pause(): number {
    if (hasContent()) return Math.min(pauseBefore(failures, pollMs), untilChange())
    return wasComplete ? pauseWithMissing : pauseWithoutContent
  }

  return {
    refresh,
    start(onFirst) {
      refresh().catch(onError).finally(onFirst).then(plan, plan)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** With 10 % jitter, so that sites do not poll in step, and exponential backoff while the platform is down. */
function pauseBefore(failures: number, pollMs: number): number {
  const pause = Math.min(pollMs * 2 ** Math.min(failures, 10), Math.max(maxPause, pollMs))
  return pause * (0.9 + Math.random() * 0.2)
}
