import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAddress } from './ask-address.ts'

describe('askAddress', () => {
  const asked: string[] = []
  let base = ''
  const server: Server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`)
    const status = Number(/\d{3}/.exec(url)?.[0] ?? 200)
    if (url === '/no-head') return void response.writeHead(method === 'HEAD' ? 405 : 200).end()
    if (url === '/loop') return void response.writeHead(302, { Location: '/loop' }).end()
    if (url === '/moved') return void response.writeHead(301, { Location: '/404' }).end()
    if (url === '/inwards') return void response.writeHead(302, { Location: 'http://10.0.0.1/' }).end()
    if (url === '/silent') return undefined
    if (url === '/endless' && method === 'GET') return void response.writeHead(200).write('x'.repeat(100_000))
    if (url === '/endless') return void response.writeHead(405).end()
    return void response.writeHead(status).end()
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const ask = (path: string, timeoutMs = 60_000) => {
    asked.length = 0
    const isAllowed = (address: string) => address === '127.0.0.1'
    return askAddress(`${base}${path}`, { isAllowed, isAllowedPort: () => true, timeoutMs })
  }

  it('asks for the head alone where that is enough', async () => {
    expect(await ask('/200')).toEqual({ kind: 'asked', status: 200 })
    expect(asked).toEqual(['HEAD /200'])
  })

  it('asks for the page where the head is refused, and reads none of it', async () => {
    expect(await ask('/no-head')).toEqual({ kind: 'asked', status: 200 })
    expect(asked).toEqual(['HEAD /no-head', 'GET /no-head'])
    expect(await ask('/endless')).toEqual({ kind: 'asked', status: 200 })
    expect(await ask('/404')).toEqual({ kind: 'asked', status: 404 })
  })

  it('follows redirects, but not round and round', async () => {
    expect(await ask('/moved')).toEqual({ kind: 'asked', status: 404 })
    expect(await ask('/loop')).toEqual({ kind: 'asked', status: undefined })
    expect(asked).toHaveLength(6)
  })

  it('gives up on a server that says nothing, or is not there', async () => {
    expect(await ask('/silent', 100)).toEqual({ kind: 'asked', status: undefined })
    const isAllowed = () => true
    const nobody = await askAddress('http://nobody.invalid/', { isAllowed })
    expect(nobody).toEqual({ kind: 'asked', status: undefined })
  })

  it('asks nothing of a private network, also not by a redirect', async () => {
    asked.length = 0
    expect(await askAddress(`${base}/200`, { isAllowedPort: () => true })).toEqual({ kind: 'unasked' })
    expect(await askAddress('http://localhost/')).toEqual({ kind: 'unasked' })
    expect(asked).toEqual([])
    expect(await ask('/inwards')).toEqual({ kind: 'unasked' })
  })

  it('asks no other port than the web’s', async () => {
    asked.length = 0
    expect(await askAddress(`${base}/200`, { isAllowed: () => true })).toEqual({ kind: 'unasked' })
    expect(asked).toEqual([])
  })
})
