import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '@promenade/process/log/log'

/** An outbox, of which several workers can send. */
interface Outbox<Item> {
  /** Reserves at most this many items that are due, besides those that this worker is sending. */
  readonly take: (max: number, sending: readonly Item[]) => Promise<readonly Item[]>
  /** Sends an item and records what came of it. Never rejects. */
  readonly send: (item: Item, abort: AbortSignal) => Promise<void>
  /** Simultaneous deliveries: a slow receiver does not block the others. */
  readonly maxAtOnce: number
  /** Interval between checks of an empty outbox. */
  readonly pollMs?: number | undefined
  readonly log: Pick<Log, 'warn'>
}

/** A running worker. */
export interface OutboxWorker {
  /** Takes no more items, and aborts the current ones after `stopMs`. */
  stop(): Promise<void>
}

/** Time for the current deliveries at the end of the process. */
const stopMs = 5_000

/** Sends what is in an outbox. */
export function createOutboxWorker<Item>(outbox: Outbox<Item>): OutboxWorker {
  const { maxAtOnce, pollMs = 1_000, log } = outbox
  const stopping = new AbortController()
  const aborting = new AbortController()
  const current = new Map<Item, Promise<void>>()
  let isReadable = true
  const finished = run()
  return {
    stop: async () => {
      stopping.abort()
      const timer = setTimeout(() => aborting.abort(), stopMs)
      await finished
      clearTimeout(timer)
    },
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const items = await take()
      for (const item of items) start(item)
      if (current.size < maxAtOnce && items.length > 0) continue
      await Promise.race([pause(), ...current.values()])
    }
    await Promise.all(current.values())
  }

  async function take(): Promise<readonly Item[]> {
    try {
      const items = await outbox.take(maxAtOnce - current.size, [...current.keys()])
      isReadable = true
      return items
    } catch (error) {
      if (isReadable) log.warn({ err: error }, 'outbox unreadable')
      isReadable = false
      return []
    }
  }

  function start(item: Item): void {
    const sending = outbox.send(item, aborting.signal).finally(() => current.delete(item))
    current.set(item, sending)
  }

  function pause(): Promise<void> {
    return wait(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
  }
}

/** Retries to record a delivery until the process ends, because an unrecorded one is sent again. */
export async function keepTrying<Result>(work: () => Promise<Result>, abort: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (abort.aborted) throw error
      await wait(1_000, undefined, { signal: abort }).catch(() => undefined)
    }
  }
}
