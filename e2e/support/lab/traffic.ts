import type { CDPSession } from 'playwright-core'

/** One request of a page, with the received bytes. */
export interface Transfer {
  readonly url: string
  readonly type: string
  /** Received bytes of the response's headers; `body`: of its compressed body. */
  head: number
  body: number
  isDone: boolean
}

/** Records the requests of a page from now on, in order of their start. */
export async function followTraffic(session: CDPSession): Promise<readonly Transfer[]> {
  const transfers: Transfer[] = []
  const open = new Map<string, Transfer>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return
    const transfer = { url: request.url, type, head: 0, body: 0, isDone: false }
    transfers.push(transfer)
    open.set(requestId, transfer)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = open.get(requestId)
    if (transfer !== undefined) transfer.head = response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId)
    if (transfer === undefined) return
    transfer.body = encodedDataLength - transfer.head
    transfer.isDone = true
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    const transfer = open.get(requestId)
    if (transfer !== undefined) transfer.isDone = true
  })
  await session.send('Network.enable')
  return transfers
}
