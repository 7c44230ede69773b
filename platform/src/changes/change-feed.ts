import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'

/** Notifies listeners of changed content of a property, also if another process changed it. */
export interface ChangeFeed {
  /** Returns a function that removes the listener. */
  listen(propertyId: number, listener: () => void): () => void
  stop(): Promise<void>
}

const notice = z.object({ property: z.int() })

/**
 * Listens to notifications of the database. It replaces a lost connection and then notifies all listeners, because
 * notifications may have been lost.
 */
export function createChangeFeed(databaseUrl: string, onError: (error: unknown) => void): ChangeFeed {
  const listeners = new Map<number, Set<() => void>>()
  const stopping = new AbortController()
  const notify = (propertyId: number) => listeners.get(propertyId)?.forEach((listener) => listener())
  const notifyAll = () => listeners.forEach((_, propertyId) => notify(propertyId))
  const running = keepListening({ databaseUrl, onError, stopping: stopping.signal, notify, notifyAll })
  return {
    listen(propertyId, listener) {
      const ofProperty = listeners.get(propertyId) ?? new Set()
      listeners.set(propertyId, ofProperty.add(listener))
      return () => ofProperty.delete(listener)
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

interface Listening {
  readonly databaseUrl: string
  readonly onError: (error: unknown) => void
  readonly stopping: AbortSignal
  readonly notify: (propertyId: number) => void
  readonly notifyAll: () => void
}

const minPauseMs = 100
const maxPauseMs = 5_000

async function keepListening(listening: Listening): Promise<void> {
  const { stopping, onError } = listening
  let pauseMs = minPauseMs
  while (!stopping.aborted) {
    try {
      await listenOnce(listening, () => (pauseMs = minPauseMs))
    } catch (error) {
      if (stopping.aborted) return
      onError(error)
    }
    await delay(pauseMs, undefined, { signal: stopping }).catch(() => {})
    pauseMs = Math.min(pauseMs * 2, maxPauseMs)
  }
}

/** Listens until the feed stops; throws if the connection is lost. */
async function listenOnce(
  { databaseUrl, stopping, notify, notifyAll }: Listening,
  onReady: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    // So that the system finds half-open connections within minutes instead of hours.
    keepAlive: true,
    application_name: 'promenade-platform-changes',
  })
  const ended = new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('the database closed the connection')))
    stopping.addEventListener('abort', () => resolve(), { once: true })
  })
  // Awaited below; without this handler an error during `connect` would be an unhandled rejection.
  ended.catch(() => {})
  client.on('notification', ({ payload }) => {
    const parsed = notice.safeParse(parseJson(payload))
    if (parsed.success) notify(parsed.data.property)
  })
  try {
    await client.connect()
    await client.query('listen content_change')
    onReady()
    notifyAll()
    await ended
  } finally {
    await client.end().catch(() => {})
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
