import { setImmediate as laterOn } from 'node:timers/promises'

interface RenewalOptions<One> {
  /** What is to be made anew, the most wanted first. */
  readonly list: () => readonly One[]
  readonly renew: (one: One) => Promise<unknown>
  /** Whether visitors wait for something to be made. */
  readonly isBusy: () => boolean
}

/**
 * Makes what was wanted lately anew in the background, one at a time, and stands back for visitors. Asked for again while
 * it runs, it begins again with a new list.
 */
export function createRenewal<One>({ list, renew, isBusy }: RenewalOptions<One>): () => void {
  let isAsked = false
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    try {
      while (isAsked) {
        isAsked = false
        await renewAll(list())
      }
    } finally {
      isRunning = false
    }
  }

  async function renewAll(all: readonly One[]): Promise<void> {
    for (const one of all) {
      do await laterOn()
      while (isBusy() && !isAsked)
      if (isAsked) return
      await renew(one)
    }
  }

  return () => {
    isAsked = true
    if (!isRunning) void run()
  }
}
