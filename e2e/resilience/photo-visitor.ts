import { connect, type Socket } from 'node:net'
import { sameOrigin } from './form-visitor.ts'

export const contestPath = '/contests/the-harbour-in-one-picture'

interface Sending {
  readonly siteUrl: string
  readonly stamp: string
  /** Client address, sent as `X-Forwarded-For`. */
  readonly from: string
  readonly photo: Uint8Array<ArrayBuffer>
}

interface Sent {
  readonly status: number
  readonly isAccepted: boolean
  readonly milliseconds: number
}

/** Enters a contest with a photo, as a browser without script does. */
export async function sendPhoto({ siteUrl, stamp, from, photo }: Sending): Promise<Sent> {
  const begun = performance.now()
  const form = new FormData()
  form.set('stamp', stamp)
  form.set('first_name', 'Ann')
  form.set('last_name', 'Lee')
  form.set('email', `ann-${from.replaceAll('.', '-')}@example.com`)
  form.set('photo', new File([photo], 'photo.jpg', { type: 'image/jpeg' }))
  form.set('eligible', 'on')
  form.set('rules', 'on')
  const headers = { ...sameOrigin, 'x-forwarded-for': from, accept: 'text/html' }
  const response = await fetch(siteUrl + contestPath, { method: 'POST', headers, body: form })
  const page = await response.text()
  return {
    status: response.status,
    isAccepted: response.status === 200 && page.includes('Good luck!'),
    milliseconds: performance.now() - begun,
  }
}

interface RawSending {
  readonly siteUrl: string
  readonly from: string
  readonly headers: Readonly<Record<string, string>>
  /** Announced bytes; default: those of `body`. */
  readonly length?: number
  readonly body: Uint8Array
}

/** Sends a raw multipart body with boundary `b` to the contest, and leaves the connection open. */
export function openUpload({ siteUrl, from, headers, body, length = body.length }: RawSending): Socket {
  const { hostname, port, host } = new URL(siteUrl)
  const all = {
    Host: host,
    'X-Forwarded-For': from,
    'Content-Type': 'multipart/form-data; boundary=b',
    'Content-Length': String(length),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined).resume()
  socket.write(`POST ${contestPath} HTTP/1.1\r\n${lines.join('')}\r\n`)
  socket.write(body)
  return socket
}
