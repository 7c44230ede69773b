import type { ChangeJson } from '@promenade/contract/public-api/changes'
import { Problem } from '@promenade/process/problem'
import type { Database } from '../database/connect.ts'
import type { ChangeFeed } from './change-feed.ts'

/** Interval of comments in a stream, because proxies close idle connections. */
const heartbeatMs = 15_000

/** Maximum number of open streams; each uses a connection of the server. */
const maxStreams = 200

export interface ChangeStreams {
  open(propertyId: number): Promise<Response>
  closeAll(): void
}

/** Creates streams of server-sent events with the version of a property's content: first the current one, then each new one. */
export function createChangeStreams(database: Database, feed: ChangeFeed): ChangeStreams {
  const streams = new Set<ChangeStream>()
  return {
    async open(propertyId) {
      if (streams.size >= maxStreams)
        throw new Problem(503, 'Too many streams are open.', { headers: { 'Retry-After': '30' } })
      const stream = createStream({
        readVersion: () => findVersion(database, propertyId),
        listen: (notify) => feed.listen(propertyId, notify),
        onEnd: () => streams.delete(stream),
      })
      streams.add(stream)
      await stream.sendVersion().catch((error: unknown) => {
        stream.close()
        throw error
      })
      return new Response(stream.body, {
        headers: {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store',
          'X-Accel-Buffering': 'no',
        },
      })
    },
    closeAll: () => streams.forEach((stream) => stream.close()),
  }
}

interface StreamSource {
  readonly readVersion: () => Promise<number>
  readonly listen: (notify: () => void) => () => void
  readonly onEnd: () => void
}

interface ChangeStream {
  readonly body: ReadableStream<Uint8Array>
  sendVersion(): Promise<void>
  close(): void
}

function createStream({ readVersion, listen, onEnd }: StreamSource): ChangeStream {
  const pipe = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 1_000 })
  const writer = pipe.writable.getWriter()
  const encoder = new TextEncoder()
  const send = (text: string) => void writer.write(encoder.encode(text)).catch(() => {})
  let sent = -1
  const sendVersion = async () => {
    const version = await readVersion()
    // Skips repeated versions, and older ones from slow reads.
    if (version <= sent) return
    sent = version
    send(formatEvent({ version }))
  }
  const close = () => void writer.close().catch(() => {})
  const stopListening = listen(() => void sendVersion().catch(close))
  const heartbeat = setInterval(() => send(': still here\n\n'), heartbeatMs)
  const end = () => {
    clearInterval(heartbeat)
    stopListening()
    onEnd()
  }
  // Resolves when we close the stream, rejects when the client disconnects.
  writer.closed.then(end, end)
  return { body: pipe.readable, sendVersion, close }
}

function formatEvent(change: ChangeJson): string {
  return `event: change\nid: ${change.version}\ndata: ${JSON.stringify(change)}\n\n`
}

async function findVersion(database: Database, propertyId: number): Promise<number> {
  const row = await database
    .selectFrom('content_change')
    .select('version')
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return row?.version ?? 0
}
