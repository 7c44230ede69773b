import { setTimeout as wait } from 'node:timers/promises'
import type { PlatformFetch } from './platform-request.ts'

interface ChangesOptions {
  readonly fetch: PlatformFetch
  readonly url: URL
  /** Called for each notification, the one at the beginning of a stream included. */
  readonly onChange: () => void
}

/** Milliseconds of silence after which a stream counts as dead; the platform beats every 15 s. */
const longestSilence = 45_000

const firstPause = 1_000
const longestPause = 60_000

/** A platform without the stream is asked again now and then: it may be brought up to date some day. */
const pauseWithoutStream = 10 * 60_000

export interface ChangeListening {
  readonly stop: () => void
  /** Cuts the pause before the next attempt short, the one after an attempt under way included. */
  readonly retryNow: () => void
}

/** Listens to the platform's notifications until stopped; polling goes on without them. */
export function listenToChanges({ fetch, url, onChange }: ChangesOptions): ChangeListening {
  const stopped = new AbortController()
  let retry = new AbortController()
  void listen()
  return { stop: () => stopped.abort(), retryNow: () => retry.abort() }

  async function listen(): Promise<void> {
    let pause = firstPause
    while (!stopped.signal.aborted) {
      retry = new AbortController()
      const end = await readStream({ fetch, url, onChange }, stopped.signal)
      pause = end === 'ended' ? firstPause : Math.min(pause * 2, longestPause)
      const signal = AbortSignal.any([stopped.signal, retry.signal])
      await sleep(end === 'unknown' ? pauseWithoutStream : pause, signal)
    }
  }
}

async function readStream(
  { fetch, url, onChange }: ChangesOptions,
  stopped: AbortSignal,
): Promise<'ended' | 'failed' | 'unknown'> {
  const silent = new AbortController()
  const patience = setTimeout(() => silent.abort(), longestSilence)
  const signal = AbortSignal.any([stopped, silent.signal])
  let hasHeard = false
  try {
    const response = await fetch(url.href, { headers: { accept: 'text/event-stream' }, signal })
    if (response.status === 404 || response.status === 406) return 'unknown'
    if (response.status !== 200 || response.body === null) return 'failed'
    for await (const line of linesOf(response.body)) {
      hasHeard = true
      patience.refresh()
      if (line.startsWith('data:')) onChange()
    }
    return hasHeard ? 'ended' : 'failed'
  } catch {
    return hasHeard ? 'ended' : 'failed'
  } finally {
    clearTimeout(patience)
  }
}

/** A line longer than any notification ends the stream. */
const longestLine = 10_000

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\r|\n/)
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) return
    yield* lines
  }
}

/** Ends early, or at once, where the signal is aborted. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return wait(milliseconds, undefined, { signal }).catch(() => undefined)
}
