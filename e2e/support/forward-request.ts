import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'

/** Forwards a request to another server, and sends its response back. */
export function forwardRequest(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers, url = '/' } = request
  const outgoing = httpRequest(target + url, { method, headers }, (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, incoming.headers)
    incoming.on('error', () => response.destroy()).pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  response.on('close', () => {
    // After a complete response the connection is reused.
    if (!response.writableFinished) outgoing.destroy()
  })
  request.pipe(outgoing)
}
