import { setTimeout as wait } from 'node:timers/promises'
import type { ContentLog } from './content-log.ts'
import type { PlatformFetch } from './platform-request.ts'

interface ChangesOptions {
  readonly fetch: PlatformFetch
  readonly url: URL
  readonly log: Pick<ContentLog, 'error'>
  /** Called for each notification, including the first one of a stream. */
  readonly onChange: () => void
}

/** Milliseconds without data until a stream counts as dead; the platform sends a heartbeat every 15 s. */
const maxSilence = 45_000

const firstPause = 1_000
const maxPause = 60_000

/** Retry interval for a platform without the stream, which an update may add. */
const pauseWithoutStream = 10 * 60_000

export interface ChangeListener {
  readonly stop: () => void
  /** Ends the pause before the next attempt. */
  readonly retryNow: () => void
}

/** Listens to the platform's notifications until stopped. Polling continues without them. */
export function listenToChanges({ log, ...options }: ChangesOptions): ChangeListener {
  const stopped = new AbortController()
  let retry = new AbortController()
  listen().catch((err: unknown) => log.error({ err }, 'The site no longer hears of changes'))
  return { stop: () => stopped.abort(), retryNow: () => retry.abort() }

  async function listen(): Promise<void> {
    let pause = firstPause
    while (!stopped.signal.aborted) {
      retry = new AbortController()
      const end = await readStream(options, stopped.signal)
      pause = end === 'ended' ? firstPause : Math.min(pause * 2, maxPause)
      const signal = AbortSignal.any([stopped.signal, retry.signal])
      await sleep(end === 'unknown' ? pauseWithoutStream : pause, signal)
    }
  }
}

async function readStream(
  { fetch, url, onChange }: Omit<ChangesOptions, 'log'>,
  stopped: AbortSignal,
): Promise<'ended' | 'failed' | 'unknown'> {
  const silent = new AbortController()
  const patience = setTimeout(() => silent.abort(), maxSilence)
  const signal = AbortSignal.any([stopped, silent.signal])
  let hasReceived = false
  try {
    const response = await fetch(url.href, { headers: { accept: 'text/event-stream' }, signal })
    if (response.status === 404 || response.status === 406) return 'unknown'
    if (response.status !== 200 || response.body === null) return 'failed'
    for await (const line of linesOf(response.body)) {
      hasReceived = true
      patience.refresh()
      if (line.startsWith('data:')) onChange()
    }
    return hasReceived ? 'ended' : 'failed'
  } catch {
    return hasReceived ? 'ended' : 'failed'
  } finally {
    clearTimeout(patience)
  }
}

/** A longer line ends the stream. */
const maxLine = 10_000

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\r|\n/)
    rest = lines.pop() ?? ''
    if (rest.length > maxLine) return
    yield* lines
  }
}

/** Ends early on abort. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return wait(milliseconds, undefined, { signal }).catch(() => undefined)
}
