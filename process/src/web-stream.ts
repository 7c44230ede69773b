import type { Readable } from 'node:stream'

/** A stream of the web that reads only as fast as it is read; whoever cancels it ends the other. */
export function toWeb(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = stream[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done === true) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    async cancel() {
      await chunks.return?.()
      stream.destroy()
    },
  })
}
