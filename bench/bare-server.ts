// What a page is compared with: node:http and nothing else, sending one answer whatever is asked.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file = ''] = process.argv.slice(2)
const kept: { headers: Record<string, string>; body: string } = JSON.parse(readFileSync(file, 'utf8'))
const body = Buffer.from(kept.body, 'base64')

createServer((request, response) => {
  if (request.headers['if-none-match'] === kept.headers['etag']) {
    const { 'content-length': _, ...headers } = kept.headers
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, kept.headers).end(body)
}).listen(Number(port), '127.0.0.1')
