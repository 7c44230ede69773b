import { resolve } from 'node:path'
import { type SignatureScheme, signatureSchemes } from '@promenade/contract/account-api/signature'
import { type LogLevel, logLevels } from '@promenade/process/log/log'
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { type MailConfig, readMailConfig } from './mail/mail-config.ts'
import { readPropertySettings } from './property-settings.ts'

export interface Config {
  /** Absent: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Open every property. */
  readonly apiKeys: readonly string[]
  /** Open one property alone, by its id. */
  readonly propertyKeys: ReadonlyMap<string, readonly string[]>
  /** First part of the address of private calls. */
  readonly tenant: string
  readonly signatureScheme: SignatureScheme
  /** Sites that links in mail may lead to; undefined for whatever a caller with the key names. */
  readonly siteOrigins: readonly string[] | undefined
  /** Folder of the embedded PostgreSQL. */
  readonly embeddedFolder: string
  readonly logLevel: LogLevel
  readonly mail: MailConfig
  /** Where the figures of the process can be asked for; absent: nowhere. */
  readonly metrics: Pick<Config, 'host' | 'port'> | undefined
  /** How long a stopping platform goes on answering, for those who send requests here to notice. */
  readonly drainSeconds: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** All that `readConfig` reads. */
export const platformSettings = [
  'PLATFORM_API_KEY',
  'DATABASE_URL',
  'PLATFORM_DATA',
  'PLATFORM_HOST',
  'PLATFORM_PORT',
  'PLATFORM_TENANT',
  'PLATFORM_SIGNATURE',
  'SITE_ORIGINS',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_STAFF',
  'MAIL_FIRST_PAUSE_SECONDS',
  'PLATFORM_DRAIN_SECONDS',
  'PLATFORM_METRICS_PORT',
  'PLATFORM_METRICS_HOST',
  'PROMENADE_DATA',
  'LOG_LEVEL',
] as const

/** Reads the settings of the platform. Throws `ConfigError`. */
export function readConfig(environment: Environment): Config {
  return Object.freeze({
    ...readDatabaseConfig(environment),
    host: readHost('PLATFORM_HOST', environment['PLATFORM_HOST'] || '127.0.0.1'),
    port: readPort('PLATFORM_PORT', environment['PLATFORM_PORT'] || '4100'),
    ...readKeys(environment),
    tenant: readTenant(environment['PLATFORM_TENANT'] || 'mall'),
    signatureScheme: readSignatureScheme(environment['PLATFORM_SIGNATURE'] || 'hmac-sha256'),
    siteOrigins: readSiteOrigins(environment['SITE_ORIGINS']),
    logLevel: readLogLevel(environment['LOG_LEVEL'] || 'info'),
    mail: readMailConfig(environment, resolve(dataFolder(environment), 'mail')),
    metrics: readMetrics(environment),
    drainSeconds: readSeconds(environment['PLATFORM_DRAIN_SECONDS'] || '0'),
  })
}

/** The settings that tell where the content is kept. Throws `ConfigError`. */
export function readDatabaseConfig(environment: Environment): Pick<Config, 'databaseUrl' | 'embeddedFolder'> {
  return {
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL']),
    embeddedFolder: resolve(dataFolder(environment), 'postgres'),
  }
}

/** Where the content is kept, in words for people that hold no password. */
export function describeDatabase({
  databaseUrl,
  embeddedFolder,
}: Pick<Config, 'databaseUrl' | 'embeddedFolder'>): string {
  if (databaseUrl === undefined) return `the embedded database in ${embeddedFolder}`
  const { host, pathname } = new URL(databaseUrl)
  return `the database ${decodeURIComponent(pathname.slice(1))} on ${host} (DATABASE_URL)`
}

function dataFolder(environment: Environment): string {
  return (
    environment['PLATFORM_DATA'] ||
    environment['PROMENADE_DATA'] ||
    resolve(import.meta.dirname, '../../data')
  )
}

function readHost(name: string, text: string): string {
  if (/^[\w.:%-]+$/.test(text)) return text
  throw new ConfigError(`${name} must be an address of this machine, such as 0.0.0.0, not "${text}".`)
}

function readSiteOrigins(text: string | undefined): readonly string[] | undefined {
  const parts = (text ?? '').split(/[\s,]+/).filter((part) => part !== '')
  const urls = parts.map((part) => URL.parse(part))
  const isOrigin = (url: URL | null) =>
    url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (urls.every(isOrigin)) return parts.length === 0 ? undefined : urls.flatMap((url) => url?.origin ?? [])
  throw new ConfigError('SITE_ORIGINS takes addresses of sites without a path, such as https://example.com.')
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  // The address may hold a password: it is never repeated.
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }
  return text
}

function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (port <= 65_535) return port
  throw new ConfigError(`${name} must be a port number from 0 to 65535, not "${text}".`)
}

function readMetrics(environment: Environment): Config['metrics'] {
  const port = environment['PLATFORM_METRICS_PORT']
  const host = readHost('PLATFORM_METRICS_HOST', environment['PLATFORM_METRICS_HOST'] || '127.0.0.1')
  if (port === undefined || port === '') return undefined
  return { host, port: readPort('PLATFORM_METRICS_PORT', port) }
}

function readSeconds(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  throw new ConfigError(`PLATFORM_DRAIN_SECONDS must be a number from 0 to 99, not "${text}".`)
}

/** Shorter ones can be guessed. */
const shortestKey = 16

/** The key of all properties may be left out where each has its own. */
function readKeys(environment: Environment): Pick<Config, 'apiKeys' | 'propertyKeys'> {
  const name = 'PLATFORM_API_KEY'
  const own = [...readPropertySettings(environment, name)]
  const text = environment[name] ?? ''
  return {
    apiKeys: text === '' && own.length > 0 ? [] : readApiKeys(name, text),
    propertyKeys: new Map(own.map(([id, keys]) => [id, readApiKeys(`${name}_${id}`, keys)])),
  }
}

/** Several keys, parted by commas, let one be replaced without an outage. */
function readApiKeys(name: string, text: string): readonly string[] {
  const keys = text.split(',').map((key) => key.trim())
  if (keys.every((key) => key.length >= shortestKey)) return keys
  throw new ConfigError(`${name} must be set to a key of at least ${shortestKey} characters.`)
}

function readTenant(text: string): string {
  // Other addresses of the platform begin with these words.
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text !== 'properties' && text !== 'media') return text
  throw new ConfigError(
    `PLATFORM_TENANT must be a word of small letters and digits that the platform does not use itself, not "${text}".`,
  )
}

function readSignatureScheme(text: string): SignatureScheme {
  const scheme = z.enum(signatureSchemes).safeParse(text)
  if (scheme.success) return scheme.data
  throw new ConfigError(`PLATFORM_SIGNATURE must be one of ${signatureSchemes.join(', ')}, not "${text}".`)
}

function readLogLevel(text: string): LogLevel {
  const level = z.enum(logLevels).safeParse(text)
  if (level.success) return level.data
  throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
}
