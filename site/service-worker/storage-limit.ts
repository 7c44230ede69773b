import type { Shelf } from './caches.ts'

/** Bytes for pages, their data and their pictures in one version, beside the scripts. */
const maxBytes = 5_000_000

/** From here on there is no room for pictures, so that pages still find some. */
const maxWithPictures = 3_500_000

/** Bytes of one picture: logos and icons, not photographs. */
const maxPicture = 24_000

const sizeHeader = 'x-kept-bytes'

/** A shelf that never holds more than the site may take of somebody's device. */
export interface Room {
  /** Nothing happens where the answer is no good or there is no room for it. */
  readonly put: (path: string, answer: Response) => Promise<void>
  /** A picture, where there is room for such and it is a small one. */
  readonly putSmall: (path: string, ask: () => Promise<Response>) => Promise<void>
  readonly remove: (path: string) => Promise<void>
}

export async function createRoom(shelf: Shelf, others: readonly string[]): Promise<Room> {
  let bytes = 0
  for (const path of await shelf.paths()) {
    if (!others.includes(path)) bytes += sizeOf(await shelf.find(path))
  }

  async function put(path: string, answer: Response, max = maxBytes): Promise<void> {
    if (!answer.ok) return
    const body = await answer.arrayBuffer()
    if (body.byteLength > max || bytes + body.byteLength > maxBytes) return
    bytes += body.byteLength
    const headers = new Headers(answer.headers)
    headers.set(sizeHeader, String(body.byteLength))
    // The body is here as it was before it was compressed for the way.
    headers.delete('content-encoding')
    headers.delete('content-length')
    await shelf.put(path, new Response(body, { headers }))
  }

  return {
    put: (path, answer) => put(path, answer),
    async remove(path) {
      bytes -= sizeOf(await shelf.find(path))
      await shelf.remove(path)
    },
    async putSmall(path, ask) {
      // A picture that does not come is missed less than the page it is on.
      const answer = bytes < maxWithPictures ? await ask().catch(() => undefined) : undefined
      if (answer !== undefined) await put(path, answer, maxPicture)
    },
  }
}

function sizeOf(answer: Response | undefined): number {
  return Number(answer?.headers.get(sizeHeader) ?? 0)
}
