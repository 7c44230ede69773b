import { setImmediate as laterOn, setTimeout as pause } from 'node:timers/promises'

interface RenewalOptions<One> {
  /** What is to be made anew, the most wanted first. */
  readonly list: () => readonly One[]
  readonly renew: (one: One) => Promise<unknown>
  /** Whether visitors wait for something to be made. */
  readonly isBusy: () => boolean
}

/** Under a stream of visitors that never ends a page is made anew every so often all the same. */
const pauseMs = 10
const maxPauses = 20

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
      await standBack()
      if (isAsked) return
      // A page that fails is told of where it is rendered, and rendered for whoever asks; one that cannot shrink stays as it is.
      await renew(one).catch(() => undefined)
    }
  }

  async function standBack(): Promise<void> {
    await laterOn()
    for (let times = 0; isBusy() && times < maxPauses; times += 1) await pause(pauseMs)
  }

  return () => {
    isAsked = true
    if (!isRunning) void run()
  }
}
