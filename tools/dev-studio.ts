import { join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { freePort } from '@promenade/process/free-port'
import { createServer } from 'vite'

/** The studio of `npm run dev`: Vite serves its sources, and asks the platform for everything else. */
export interface DevStudio {
  /** The port at which the platform serves the API of the studio. */
  readonly apiPort: number
  /** The origin that staff use, for the platform. */
  readonly origin: string
  stop(): Promise<void>
}

/** Opens the port of the studio; a saved source is on the screen at once. */
export async function startDevStudio(port: number): Promise<DevStudio> {
  // The platform restarts with each of its sources, so its port must not change.
  const apiPort = await freePort()
  const api = `http://127.0.0.1:${apiPort}`
  const vite = await createServer({
    configFile: join(import.meta.dirname, '..', 'studio', 'vite.config.ts'),
    logLevel: 'warn',
    server: { port, strictPort: port !== 0, proxy: { '/api': api, '/media': api } },
  })
  try {
    await vite.listen()
  } catch (error) {
    await vite.close()
    throw new OperatorError(`The studio cannot use port ${port}: set STUDIO_PORT to another one.`, {
      cause: error,
    })
  }
  const url = vite.resolvedUrls?.local[0] ?? `http://localhost:${port}`
  return { apiPort, origin: new URL(url).origin, stop: () => vite.close() }
}
