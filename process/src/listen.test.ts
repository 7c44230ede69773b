import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { closeServer } from './close-server.ts'
import { listen } from './listen.ts'

const servers: Server[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => closeServer(server, { drainSeconds: 0 })))
})

describe('listen', () => {
  it.each([
    ['127.0.0.1', /^http:\/\/127\.0\.0\.1:[1-9]\d+$/],
    ['::1', /^http:\/\/\[::1\]:[1-9]\d+$/],
  ])('returns the URL on %s', async (host, url) => {
    expect(await listenOn(host, 0)).toMatch(url)
  })

  it('names the setting of a port that is in use', async () => {
    const port = Number(new URL(await listenOn('127.0.0.1', 0)).port)
    await expect(listenOn('127.0.0.1', port)).rejects.toMatchObject({
      name: 'OperatorError',
      message: `Port ${port} on 127.0.0.1 is in use: stop the program that uses it or set SITE_PORT to another.`,
    })
  })

  it('names the setting of an address that the machine lacks', async () => {
    await expect(listenOn('192.0.2.1', 0)).rejects.toThrow(
      'This machine has no address 192.0.2.1: set SITE_HOST to one that it has.',
    )
  })
})

function listenOn(host: string, port: number): Promise<string> {
  const server = createServer()
  return listen(server, { host, port, settings: 'SITE' }).then((url) => {
    servers.push(server)
    return url
  })
}
