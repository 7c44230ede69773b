import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface MallOptions {
  /** Where the database and the site's copy of the content lie. */
  readonly dataFolder: string
  /** What the mall is made of: `demo/content`, or a copy of it. */
  readonly contentFolder: string
  readonly sitePort: number
  readonly platformPort: number
  /** Settings that go to both processes as they are. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Ends what is starting or has started. */
  readonly signal?: AbortSignal
  /** Between site and platform; one is made and kept beside the data unless it is said. */
  readonly apiKey?: string | undefined
  /** That of the demo mall unless it is said. */
  readonly propertyId?: string
  /** Where the code of the site lies, if not here. */
  readonly siteFolder?: string
  /** True for `npm run dev`: the platform restarts when its sources change, and Vite serves those of the site. */
  readonly isDev?: boolean
}

/** A platform with the demo mall and a site that shows it, as two processes. */
export interface Mall {
  readonly siteUrl: string
  readonly platformUrl: string
  readonly platform: Running
  readonly site: Running
  /** Asks both to end and waits until they have. */
  stop(): Promise<void>
}

export interface Running {
  readonly url: string
  readonly pid: number
  readonly ended: Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts platform and site. Throws `StartError` with what the process itself said. */
export async function startMall(options: MallOptions): Promise<Mall> {
  const apiKey = options.apiKey ?? loadOrCreateKey(options.dataFolder)
  const platform = await startPlatform(options, apiKey)
  try {
    const site = await startSite(options, apiKey, platform.url)
    return {
      siteUrl: site.url,
      platformUrl: platform.url,
      platform,
      site,
      stop: async () => {
        await site.stop()
        await platform.stop()
      },
    }
  } catch (error) {
    await platform.stop()
    throw error
  }
}

export class StartError extends Error {
  override readonly name = 'StartError'
}

export function startPlatform(
  options: MallOptions,
  apiKey = loadOrCreateKey(options.dataFolder),
): Promise<Running> {
  return startProcess(
    [
      ...(options.isDev === true ? ['--watch', '--watch-preserve-output'] : []),
      'platform/src/server.ts',
      '--demo',
      options.contentFolder,
    ],
    {
      ...options.environment,
      PLATFORM_API_KEY: apiKey,
      // The one that `npm start` reads, so that messages of the platform name it.
      PROMENADE_DATA: options.dataFolder,
      PLATFORM_DATA: undefined,
      PLATFORM_PORT: String(options.platformPort),
    },
    options.signal,
  )
}

/** How Node itself is set for the site. */
export const siteProcess = {
  // A small young generation, and room for a third of what is in use before it is swept: some 80 MB less, at no more work.
  args: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
  // Compression on several threads would leave gaps in several heaps, some 70 MB in all.
  environment: { MALLOC_ARENA_MAX: '1' },
} as const

export function startSite(options: MallOptions, apiKey: string, platformUrl: string): Promise<Running> {
  return startProcess(
    options.isDev === true ? ['site/server/dev-server.ts'] : [...siteProcess.args, 'site/server/server.mjs'],
    {
      ...(options.propertyId === undefined ? ownerOfDemo() : {}),
      ...siteProcess.environment,
      ...options.environment,
      PLATFORM_URL: platformUrl,
      PLATFORM_API_KEY: apiKey,
      PROPERTY_ID: options.propertyId ?? '1',
      SITE_DATA: join(options.dataFolder, 'site'),
      SITE_PORT: String(options.sitePort),
    },
    options.signal,
    options.siteFolder,
  )
}

/** Of the demo mall, unless the settings name another owner. */
function ownerOfDemo(): NodeJS.ProcessEnv {
  const { OWNER_NAME, OWNER_URL, OWN_ORIGINS } = process.env
  const owner = OWNER_NAME || OWNER_URL
  return {
    ...(owner
      ? {}
      : { OWNER_NAME: 'Northstay Harbour Properties', OWNER_URL: 'https://northstay-harbour.example' }),
    ...(OWN_ORIGINS ? {} : { OWN_ORIGINS: 'https://merrowquay.example' }),
  }
}

/** The key between this site and this platform: made once, kept beside the data, readable by its owner only. */
export function loadOrCreateKey(dataFolder: string): string {
  const file = join(dataFolder, 'platform-key')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const key = randomBytes(24).toString('base64url')
    try {
      mkdirSync(dataFolder, { recursive: true })
      writeFileSync(file, `${key}\n`, { mode: 0o600 })
    } catch (error) {
      throw new StartError(`The folder ${dataFolder} cannot be written: give this account the right to it.`, {
        cause: error,
      })
    }
    return key
  }
}

/** Runs a server and waits for its message `{ ready: true, url }`. */
function startProcess(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  signal?: AbortSignal,
  folder = root,
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { LOG_LEVEL: 'warn', ...process.env, ...environment },
    // A server ends by itself when the channel to its parent closes, however the parent ended.
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C in the terminal reaches the parent alone, which ends the two in order.
    detached: true,
  })
  const stderrLines: string[] = []
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  signal?.addEventListener('abort', () => void stopProcess(child, ended))
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (isReady(message))
        resolve({
          url: message.url,
          pid: child.pid ?? 0,
          ended,
          stop: (how) => stopProcess(child, ended, how),
        })
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderrLines.push(text)
      if (stderrLines.length > 200) stderrLines.shift()
    })
    child.once('error', reject)
    child.once('exit', () =>
      reject(new StartError(stderrLines.join('').trim() || `${args[0]} ended at once.`)),
    )
  })
}

function isReady(message: unknown): message is { ready: true; url: string } {
  if (typeof message !== 'object' || message === null) return false
  return 'ready' in message && message.ready === true && 'url' in message && typeof message.url === 'string'
}

/** A server that does not end by itself within this time is ended. */
const killAfterMs = 15_000

async function stopProcess(child: ChildProcess, ended: Promise<void>, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  await ended
  clearTimeout(timer)
}
