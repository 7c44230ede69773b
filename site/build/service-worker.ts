import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { workerPath } from '../app/device/offline.ts'

/**
 * Builds the service worker as one file with a fixed name: not every browser lets a worker import others, and its address
 * must stay the same.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'promenade:offline-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerPath.slice(1), source: await bundleWorker() })
    },
  }
}

async function bundleWorker(): Promise<string> {
  const entry = join(import.meta.dirname, '..', 'service-worker', 'worker.ts')
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'worker', fileName: 'worker' },
    },
  })
  const [file, ...more] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (file?.type !== 'chunk' || more.length > 0) throw new Error('The worker is not one file of script.')
  return file.code
}
