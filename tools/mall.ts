import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'

const root = join(import.meta.dirname, '..')

export interface MallOptions {
  /** Folder of the database and of the site's data. */
  readonly dataFolder: string
  /** Content folder to import, such as `demo/content`. */
  readonly contentFolder: string
  readonly sitePort: number
  readonly platformPort: number
  /** Without one there is no studio. */
  readonly studioPort?: number
  /** Without one, or without a studio, there is no preview. */
  readonly previewPort?: number
  /** Settings of both processes. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Stops both processes on abort, also during the start. */
  readonly signal?: AbortSignal
  /** API key between site and platform; default: one that is created once in the data folder. */
  readonly apiKey?: string | undefined
  /** Default: the id of the demo mall. */
  readonly propertyId?: string
  /** Folder of the site's code; default: this repository. */
  readonly siteFolder?: string
  /** True for `npm run dev`: the platform restarts when its sources change, and Vite serves those of the site. */
  readonly isDev?: boolean
}

/** A platform with the demo mall and a site that shows it, as two processes. */
export interface Mall {
  readonly siteUrl: string
  readonly platformUrl: string
  /** With a one-time link to log in. */
  readonly studioUrl: string | undefined
  readonly platform: Running
  readonly site: Running
  /** Stops all and waits until they have ended. */
  stop(): Promise<void>
}

export interface Running {
  readonly url: string
  readonly studioUrl?: string
  readonly pid: number
  readonly ended: Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts platform and site. Throws `OperatorError` with the error output of the process. */
export async function startMall(options: MallOptions): Promise<Mall> {
  const apiKey = options.apiKey ?? loadOrCreateKey(options.dataFolder)
  const platform = await startPlatform(options, apiKey)
  let site: Running | undefined
  try {
    const preview = hasPreview(options) ? previewSettings(options) : undefined
    site = await startSite(options, apiKey, platform.url, preview)
    const running = [...(await startPreview(options, apiKey, platform.url)), site, platform]
    return {
      siteUrl: site.url,
      platformUrl: platform.url,
      studioUrl: platform.studioUrl,
      platform,
      site,
      stop: async () => {
        for (const server of running) await server.stop()
      },
    }
  } catch (error) {
    await site?.stop()
    await platform.stop()
    throw error
  }
}

export function startPlatform(
  options: MallOptions,
  apiKey = loadOrCreateKey(options.dataFolder),
): Promise<Running> {
  return startProcess(
    [
      ...(options.isDev === true ? ['--watch', '--watch-preserve-output'] : []),
      ...serverProcess.args,
      'platform/src/server.ts',
      '--demo',
      options.contentFolder,
    ],
    {
      ...serverProcess.environment,
      ...options.environment,
      PLATFORM_API_KEY: apiKey,
      // The setting of `npm start`, so that error messages of the platform name it.
      PROMENADE_DATA: options.dataFolder,
      PLATFORM_DATA: undefined,
      // A third of a start is compiling.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(options.dataFolder, 'compiled'),
      PLATFORM_PORT: String(options.platformPort),
      ...siteOfStudio(options),
      ...(hasPreview(options) ? { PREVIEW_URL: previewOrigin(options) } : {}),
      ...siteOfMails(options),
      STUDIO_PORT: options.studioPort === undefined ? undefined : String(options.studioPort),
    },
    options.signal,
  )
}

/** Staff see what they publish on the site that runs beside the platform. */
function siteOfStudio({ sitePort }: MallOptions): NodeJS.ProcessEnv {
  const isKnown = sitePort !== 0 && !process.env['STUDIO_SITE_URL']
  return isKnown ? { STUDIO_SITE_URL: `http://localhost:${sitePort}` } : {}
}

/** Links in mails lead to the site that runs beside the platform, and nowhere else. */
function siteOfMails({ sitePort, environment }: MallOptions): NodeJS.ProcessEnv {
  const settings = { ...process.env, ...environment }
  if (settings['SITE_ORIGINS']) return {}
  const origin = settings['SITE_ORIGIN'] || (sitePort === 0 ? undefined : `http://localhost:${sitePort}`)
  return origin === undefined ? {} : { SITE_ORIGINS: origin }
}

/** Node's options for both processes. */
export const serverProcess = {
  // Half of Node's young generation, and earlier garbage collection, which takes the chunks of uploads too. Half of that again
  // would make a render a quarter slower, since what a page needs outlives several collections.
  args: ['--max-semi-space-size=8', '--heap-growing-percent=30'],
  // One malloc arena: with several, compression threads fragment about 70 MB.
  environment: { MALLOC_ARENA_MAX: '1' },
} as const

/** With `npm run dev`, the process of the site serves the preview too, where it has settings of one. */
export function startSite(
  options: MallOptions,
  apiKey: string,
  platformUrl: string,
  preview?: NodeJS.ProcessEnv,
): Promise<Running> {
  return startProcess(
    options.isDev === true
      ? ['site/server/dev-server.ts', ...(preview === undefined ? [] : ['preview'])]
      : [...serverProcess.args, 'site/server/server.mjs'],
    {
      ...preview,
      ...siteSettings(options, apiKey, platformUrl),
      SITE_DATA: join(options.dataFolder, 'site'),
    },
    options.signal,
    options.siteFolder,
  )
}

/** The settings of the site, and of its preview. */
function siteSettings(options: MallOptions, apiKey: string, platformUrl: string): NodeJS.ProcessEnv {
  return {
    ...(options.propertyId === undefined ? ownerOfDemo() : {}),
    ...serverProcess.environment,
    ...styleGuideOf(options),
    ...options.environment,
    PLATFORM_URL: platformUrl,
    PLATFORM_API_KEY: apiKey,
    PROPERTY_ID: options.propertyId ?? '1',
    SITE_PORT: String(options.sitePort),
  }
}

function hasPreview({ studioPort, previewPort }: MallOptions): boolean {
  return studioPort !== undefined && previewPort !== undefined
}

function previewOrigin({ previewPort }: MallOptions): string {
  return process.env['PREVIEW_URL'] || `http://localhost:${previewPort}`
}

async function startPreview(
  options: MallOptions,
  apiKey: string,
  platformUrl: string,
): Promise<readonly Running[]> {
  if (!hasPreview(options) || options.isDev === true) return []
  const settings = { ...previewSettings(options), ...siteSettings(options, apiKey, platformUrl) }
  const args = [...serverProcess.args, 'site/server/server.mjs', 'preview']
  return [await startProcess(args, settings, options.signal, options.siteFolder)]
}

function previewSettings({ studioPort, previewPort }: MallOptions): NodeJS.ProcessEnv {
  return {
    STUDIO_URL: process.env['STUDIO_URL'] || `http://localhost:${studioPort}`,
    PREVIEW_PORT: String(previewPort),
  }
}

/** The demo mall and `npm run dev` show `/style-guide`, unless the environment says otherwise. */
function styleGuideOf({ propertyId, isDev }: MallOptions): NodeJS.ProcessEnv {
  const isShown = propertyId === undefined || isDev === true
  return isShown && !process.env['SITE_STYLE_GUIDE'] ? { SITE_STYLE_GUIDE: 'on' } : {}
}

/** Settings of the demo mall's owner, unless the environment has others. */
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

/** The API key between site and platform: created once in the data folder, readable by its owner only. */
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
      throw new OperatorError(`The folder ${dataFolder} is not writable: give this user write permission.`, {
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
    // A server ends itself when the channel to its parent closes, even after SIGKILL of the parent.
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // In a process group of its own: Ctrl-C reaches the parent only, which stops both in order.
    detached: true,
  })
  const stderrLines: string[] = []
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  signal?.addEventListener('abort', () => void stopProcess(child, ended))
  return new Promise((resolve, reject) => {
    let studioUrl: string | undefined
    child.on('message', (message) => {
      studioUrl = readStudio(message) ?? studioUrl
      if (isReady(message))
        resolve({
          url: message.url,
          ...(studioUrl === undefined ? {} : { studioUrl }),
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
      reject(new OperatorError(stderrLines.join('').trim() || `${args[0]} ended at once.`)),
    )
  })
}

function isReady(message: unknown): message is { ready: true; url: string } {
  if (typeof message !== 'object' || message === null) return false
  return 'ready' in message && message.ready === true && 'url' in message && typeof message.url === 'string'
}

function readStudio(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('studio' in message)) return undefined
  return typeof message.studio === 'string' ? message.studio : undefined
}

/** Milliseconds after which a server that does not stop is killed. */
const killAfterMs = 15_000

async function stopProcess(child: ChildProcess, ended: Promise<void>, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  await ended
  clearTimeout(timer)
}
