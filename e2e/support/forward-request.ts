import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'

/** Passes a request on to another server, and its response back. */
export function forwardRequest(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers, url = '/' } = request
  const outgoing = httpRequest(target + url, { method, headers }, (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, incoming.headers)
    incoming.on('error', () => response.destroy()).pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  response.on('close', () => {
    // After the response the connection belongs to the next request.
    if (!response.writableFinished) outgoing.destroy()
  })
  request.pipe(outgoing)
}
