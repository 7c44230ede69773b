import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from '../settings.ts'

interface Place {
  readonly host: string
  /** 0 asks the system for a free port. */
  readonly port: number
  /** What its settings begin with, for whoever has to change them. */
  readonly settings: 'SITE' | 'SITE_METRICS'
}

/** The port the server got. Throws `ConfigError` where it cannot have one. */
export async function listen(server: Server, place: Place): Promise<number> {
  const { host, port } = place
  server.listen({ host, port })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new ConfigError(listenSentence(error, place), { cause: error })
  }
  const address = server.address()
  return isAddress(address) ? address.port : port
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return address !== null && typeof address === 'object'
}

function listenSentence(error: unknown, { host, port, settings }: Place): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what uses it or set ${settings}_PORT to another one.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account: set ${settings}_PORT to one above 1023.`
  return `The site cannot listen on ${host}:${port} (${String(code)}): check ${settings}_HOST and ${settings}_PORT.`
}
