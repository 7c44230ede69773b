import { resolve } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { type SignatureScheme, signatureSchemes } from '@promenade/contract/account-api/signature'
import { type Environment, readSettings } from '@promenade/process/config/read-settings'
import { settingNames } from '@promenade/process/config/setting-names'
import { findSettingWarnings } from '@promenade/process/config/setting-warnings'
import {
  folder,
  host,
  logLevel,
  oneOf,
  origin,
  origins,
  port,
  setting,
  textLike,
  upTo99,
  wholeNumber,
} from '@promenade/process/config/setting-types'
import type { LogLevel } from '@promenade/process/log/log'
import { z } from 'zod'
import { type MailConfig, sender, smtpServer, staffAddress } from './mail/mail-settings.ts'
import { isPropertySetting, readPropertySettings } from './property-settings.ts'

/** Minimum length of a key; shorter ones can be guessed. */
const minKeyLength = 16

/** One or more keys, separated by commas: two allow a rotation without an outage. */
const apiKeys = setting(parseKeys, () => `must be set to a key of at least ${minKeyLength} characters.`)

/** All settings; `docs/operations.md` explains them. */
const settingTypes = z.object({
  PLATFORM_API_KEY: apiKeys.optional(),
  DATABASE_URL: textLike(
    { test: (input) => /^postgres(ql)?:\/\//.test(input) && URL.canParse(input) },
    // The message does not repeat the URL, which may contain a password.
    () => 'must look like postgres://user:password@host:5432/database.',
  ).optional(),
  PLATFORM_DATA: folder.optional(),
  PLATFORM_HOST: host,
  PLATFORM_PORT: port.default(4100),
  PLATFORM_TENANT: textLike(
    // Other addresses of the platform begin with `properties` and `media`.
    /^(?!(?:properties|media)$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    (input) =>
      `must be lower-case letters, digits and hyphens, other than "properties" and "media", not "${input}".`,
  ).default('mall'),
  PLATFORM_SIGNATURE: oneOf(signatureSchemes).default('hmac-sha256'),
  SITE_ORIGINS: origins.optional(),
  SMTP_URL: smtpServer.optional(),
  MAIL_FROM: sender.optional(),
  MAIL_STAFF: staffAddress.optional(),
  MAIL_FIRST_PAUSE_SECONDS: wholeNumber({ min: 1, max: 3_600 }).default(60),
  PLATFORM_DRAIN_SECONDS: upTo99,
  PLATFORM_LINK_CHECK: oneOf(['off', 'on'] as const).default('off'),
  PLATFORM_METRICS_PORT: port.optional(),
  PLATFORM_METRICS_HOST: host,
  STUDIO_PORT: port.optional(),
  STUDIO_HOST: host,
  STUDIO_URL: origin.optional(),
  STUDIO_SITE_URL: origin.optional(),
  STUDIO_TRUSTED_PROXIES: upTo99,
  PREVIEW_URL: origin.optional(),
  PROMENADE_DATA: folder.default(() => resolve(import.meta.dirname, '../../data')),
  LOG_LEVEL: logLevel,
})

const databaseSettings = settingTypes.pick({ DATABASE_URL: true, PLATFORM_DATA: true, PROMENADE_DATA: true })

type Settings = z.output<typeof settingTypes>

/** The names of all settings. */
export const platformSettings = settingTypes.keyof().options

/** The location of the database. */
export interface DatabaseConfig {
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  /** Folder of the embedded PostgreSQL. */
  readonly embeddedFolder: string
  /** The setting that moves that folder, for messages. */
  readonly dataSetting: 'PLATFORM_DATA' | 'PROMENADE_DATA'
}

/** The configuration of the staff studio. */
interface StudioConfig {
  readonly host: string
  readonly port: number
  /** The origin that staff use: links in mails lead there, and passkeys belong to its host. */
  readonly origin: string | undefined
  /** The site that staff look at; undefined: the address in the property's content. */
  readonly siteUrl: string | undefined
  /** The preview of the site; undefined: the studio offers none. */
  readonly previewUrl: string | undefined
  /** Proxies in front of the studio whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number
}

/** The configuration of the platform. */
export interface Config extends DatabaseConfig {
  readonly host: string
  readonly port: number
  /** Keys for all properties. */
  readonly apiKeys: readonly string[]
  /** Keys for one property, by its id. */
  readonly propertyKeys: ReadonlyMap<string, readonly string[]>
  /** First part of the address of the account API. */
  readonly tenant: string
  readonly signatureScheme: SignatureScheme
  /** Allowed origins of links in mails; undefined: any origin from a caller with the key. */
  readonly siteOrigins: readonly string[] | undefined
  readonly logLevel: LogLevel
  readonly mail: MailConfig
  /** The address of the metrics server; undefined: no metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** The address of the staff studio; undefined: no studio. */
  readonly studio: StudioConfig | undefined
  readonly drainSeconds: number
  /** Asks the addresses of other sites that records link to. */
  readonly checksLinks: boolean
  /** Sentences about unknown variables that look like settings. */
  readonly warnings: readonly string[]
}

/** The only reader of the environment. Throws `OperatorError`. */
export function readConfig(env: Environment): Config {
  const settings = readSettings(env, settingTypes)
  const ofProperties = Object.keys(env).filter(isPropertySetting)
  const ownSettings = {
    names: platformSettings,
    prefix: 'PLATFORM_',
    others: [...settingNames.site, ...ofProperties],
  }
  return Object.freeze({
    ...toDatabaseConfig(settings),
    host: settings.PLATFORM_HOST,
    port: settings.PLATFORM_PORT,
    ...readKeys(env, settings),
    tenant: settings.PLATFORM_TENANT,
    signatureScheme: settings.PLATFORM_SIGNATURE,
    siteOrigins: settings.SITE_ORIGINS,
    logLevel: settings.LOG_LEVEL,
    mail: readMailConfig(env, settings),
    metrics:
      settings.PLATFORM_METRICS_PORT === undefined
        ? undefined
        : { host: settings.PLATFORM_METRICS_HOST, port: settings.PLATFORM_METRICS_PORT },
    studio: readStudioConfig(settings),
    drainSeconds: settings.PLATFORM_DRAIN_SECONDS,
    checksLinks: settings.PLATFORM_LINK_CHECK === 'on',
    warnings: findSettingWarnings(env, ownSettings),
  })
}

/** Reads the location of the database only. Throws `OperatorError`. */
export function readDatabaseConfig(env: Environment): DatabaseConfig {
  return toDatabaseConfig(readSettings(env, databaseSettings))
}

const studioSettings = settingTypes.pick({ STUDIO_URL: true, STUDIO_PORT: true })

/** The origin that staff use, for links. Throws `OperatorError`. */
export function readStudioOrigin(env: Environment): string {
  const { STUDIO_URL, STUDIO_PORT } = readSettings(env, studioSettings)
  return STUDIO_URL ?? `http://localhost:${STUDIO_PORT ?? 4200}`
}

function toDatabaseConfig(settings: z.output<typeof databaseSettings>): DatabaseConfig {
  return {
    databaseUrl: settings.DATABASE_URL,
    embeddedFolder: resolve(dataFolder(settings), 'postgres'),
    dataSetting: settings.PLATFORM_DATA === undefined ? 'PROMENADE_DATA' : 'PLATFORM_DATA',
  }
}

function dataFolder(settings: z.output<typeof databaseSettings>): string {
  return settings.PLATFORM_DATA ?? settings.PROMENADE_DATA
}

/** The common key is optional if there are keys of properties. */
function readKeys(env: Environment, settings: Settings): Pick<Config, 'apiKeys' | 'propertyKeys'> {
  const propertyKeys = readPropertySettings(env, 'PLATFORM_API_KEY', apiKeys)
  const keys = settings.PLATFORM_API_KEY
  if (keys === undefined && propertyKeys.size === 0)
    throw new OperatorError(`PLATFORM_API_KEY must be set to a key of at least ${minKeyLength} characters.`)
  return { apiKeys: keys ?? [], propertyKeys }
}

function readStudioConfig(given: Settings): StudioConfig | undefined {
  if (given.STUDIO_PORT === undefined) return undefined
  return {
    host: given.STUDIO_HOST,
    port: given.STUDIO_PORT,
    origin: given.STUDIO_URL,
    siteUrl: given.STUDIO_SITE_URL,
    previewUrl: given.PREVIEW_URL,
    trustedProxies: given.STUDIO_TRUSTED_PROXIES,
  }
}

function parseKeys(text: string): readonly string[] | undefined {
  const keys = text.split(',').map((key) => key.trim())
  return keys.every((key) => key.length >= minKeyLength) ? keys : undefined
}

function readMailConfig(env: Environment, settings: Settings): MailConfig {
  return {
    smtp: settings.SMTP_URL,
    folder: resolve(dataFolder(settings), 'mail'),
    addresses: {
      from: settings.MAIL_FROM,
      staff: settings.MAIL_STAFF,
      fromOfProperty: byNumber(readPropertySettings(env, 'MAIL_FROM', sender)),
      staffOfProperty: byNumber(readPropertySettings(env, 'MAIL_STAFF', staffAddress)),
    },
    firstPauseMs: settings.MAIL_FIRST_PAUSE_SECONDS * 1_000,
  }
}

function byNumber<Value>(byId: ReadonlyMap<string, Value>): ReadonlyMap<number, Value> {
  return new Map([...byId].map(([id, value]) => [Number(id), value]))
}
