import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'

/** Tells its listeners when the content of a property has changed, wherever the change was made. */
export interface ChangeFeed {
  /** Answers the function that ends the listening. */
  listen(propertyId: number, listener: () => void): () => void
  stop(): Promise<void>
}

const notice = z.object({ property: z.int() })

/**
 * Listens to the database. A connection that breaks is made anew; because notices may be lost meanwhile, every
 * listener is notified then and looks for itself.
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

const shortestPauseMs = 100
const longestPauseMs = 5_000

async function keepListening(listening: Listening): Promise<void> {
  const { stopping, onError } = listening
  let pauseMs = shortestPauseMs
  while (!stopping.aborted) {
    try {
      await listenOnce(listening, () => (pauseMs = shortestPauseMs))
    } catch (error) {
      if (stopping.aborted) return
      onError(error)
    }
    await delay(pauseMs, undefined, { signal: stopping }).catch(() => {})
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

/** Returns when told to stop, throws when the connection breaks. */
async function listenOnce(
  { databaseUrl, stopping, notify, notifyAll }: Listening,
  onReady: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    // Half-open connections are noticed by the system, not after hours.
    keepAlive: true,
    application_name: 'promenade-platform-changes',
  })
  const ended = new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('the database closed the connection')))
    stopping.addEventListener('abort', () => resolve(), { once: true })
  })
  // Also awaited below; this keeps a failure while connecting from counting as unhandled.
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
