import { OperatorError } from '@promenade/process/operator-error'

type Environment = Readonly<Record<string, string | undefined>>

/** The settings of `npm start`. */
export interface StartSettings {
  /** Default: the folder `data` of the project. */
  readonly dataFolder: string | undefined
  readonly sitePort: number
  readonly platformPort: number
  readonly studioPort: number
  readonly previewPort: number
  /** Default: one that `npm start` creates. */
  readonly apiKey: string | undefined
  /** Another platform to show; then none is started. */
  readonly platform:
    | { readonly url: string; readonly propertyId: string; readonly apiKey: string }
    | undefined
}

/** Settings that have no effect with `npm start`, each with advice. */
const ignoredSettings = {
  PLATFORM_DATA: 'PROMENADE_DATA moves the data of both servers',
  SITE_DATA: 'PROMENADE_DATA moves the data of both servers',
} as const

/** Reads the settings of `npm start`. Throws `OperatorError` for an invalid one, or one without effect. */
export function readStartSettings(env: Environment): StartSettings {
  for (const [name, advice] of Object.entries(ignoredSettings)) {
    if (env[name]) throw new OperatorError(`npm start does not read ${name}: ${advice}.`)
  }
  return {
    apiKey: env['PLATFORM_API_KEY'] || undefined,
    dataFolder: env['PROMENADE_DATA'] || undefined,
    sitePort: readPort(env, 'SITE_PORT', 3000),
    platformPort: readPort(env, 'PLATFORM_PORT', 4100),
    studioPort: readPort(env, 'STUDIO_PORT', 4200),
    previewPort: readPort(env, 'PREVIEW_PORT', 4300),
    platform: readPlatform(env),
  }
}

function readPlatform(env: Environment): StartSettings['platform'] {
  const [url, propertyId, apiKey] = ['PLATFORM_URL', 'PROPERTY_ID', 'PLATFORM_API_KEY'].map(
    (name) => env[name],
  )
  if (url && propertyId && apiKey) return { url, propertyId, apiKey }
  if (!url && !propertyId) return undefined
  throw new OperatorError(
    'PLATFORM_URL, PROPERTY_ID and PLATFORM_API_KEY belong together: set all three to show the mall of another platform, or only the key, or none, for the demo.',
  )
}

function readPort(env: Environment, name: string, usual: number): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (port <= 65_535) return port
  throw new OperatorError(`${name} must be a port number from 0 to 65535, not "${text}".`)
}
