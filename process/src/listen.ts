import { once } from 'node:events'
import type { Server } from 'node:http'
import { OperatorError } from './operator-error.ts'

export interface Address {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** The first part of the names of its settings, such as `SITE` for `SITE_HOST` and `SITE_PORT`. */
  readonly settings: string
}

/** Listens, and returns the URL with the real port. Throws `OperatorError`. */
export async function listen(server: Server, address: Address): Promise<string> {
  const { host, port } = address
  server.listen({ host, port })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new OperatorError(describeFailure(error, address), { cause: error })
  }
  const bound = server.address()
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`
}

function describeFailure(error: unknown, { host, port, settings }: Address): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use: stop the program that uses it or set ${settings}_PORT to another.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account: set ${settings}_PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}: set ${settings}_HOST to one that it has.`
  return `Nothing can listen on ${host}:${port} (${String(code ?? error)}): check ${settings}_HOST and ${settings}_PORT.`
}
