import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

interface Stopping {
  readonly server: Server
  /** How long visitors are still taken, so that whoever sends them here learns from `/readyz` to send them elsewhere. */
  readonly drainSeconds: number
  /** From the signal on. */
  readonly onStopping: (signal: string) => void
  /** The last thing that happens. */
  readonly onStopped: () => void
  /** Ends what runs beside the answers. */
  readonly stopBackground: () => Promise<void>
}

/** How long a stopping server waits for answers under way. */
const stopWithin = 8_000

/** Ends the process in order: nobody new is sent here, then nobody is taken, and who was taken gets the answer. */
export function stopOnSignals({
  server,
  drainSeconds,
  onStopping,
  onStopped,
  stopBackground,
}: Stopping): void {
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    onStopping(signal)
    // Whoever holds a connection must not send the next request on it just as it closes.
    server.prependListener('request', (_, response) => (response.shouldKeepAlive = false))
    if (drainSeconds > 0) await delay(drainSeconds * 1_000)
    server.close(() =>
      stopBackground().finally(() => {
        onStopped()
        process.exit(0)
      }),
    )
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), stopWithin).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The process that started us is gone.
  process.once('disconnect', () => stop('disconnect'))
}
