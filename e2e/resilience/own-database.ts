import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLocally } from '../support/listen-locally.ts'
import { type EmbeddedServer, startEmbedded } from '../../platform/src/embedded/embedded.ts'

/** A PostgreSQL server of its own, which a test can kill and start again. */
export interface OwnDatabase {
  /** Does not change when the server is started again. */
  readonly url: string
  /** SIGKILL, as in a power cut. */
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-database-'))
  let server: EmbeddedServer | undefined = await startEmbedded(join(folder, 'postgres'))
  const first = new URL(server.databaseUrl)
  let port = Number(first.port)
  // The server gets another port at each start; this proxy has a fixed one.
  const proxy = createServer((socket) => {
    const inner = connect(port, '127.0.0.1')
    socket.on('error', () => inner.destroy()).on('close', () => inner.destroy())
    inner.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.pipe(inner).pipe(socket)
  })
  first.port = String(await listenLocally(proxy))
  return {
    url: first.href,
    async kill() {
      if (server === undefined) return
      const [pid] = (await readFile(join(server.folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await server.lost
      server = undefined
    },
    async start() {
      if (server !== undefined) return
      server = await startEmbedded(join(folder, 'postgres'))
      port = Number(new URL(server.databaseUrl).port)
    },
    async close() {
      proxy.close()
      await server?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
