import { join } from 'node:path'
import { newsletterService } from '@promenade/contract/existing-forms'
import { type SignatureScheme, signatureSchemes } from '@promenade/contract/account-api/signature'
import { toTimeZone } from '@promenade/domain/calendar/time-zone'
import { type LogLevel, logLevels } from '@promenade/process/log/log'
import {
  ConfigError,
  type Environment,
  text,
  required,
  httpUrl,
  optionalOrigin,
  origins,
  both,
  count,
  port,
  folder,
  host,
  hosts,
  word,
} from './settings.ts'
import type { FormAddresses } from './session/existing-forms.ts'

export interface Config {
  readonly platformUrl: string
  readonly propertyId: string
  /** Never leaves the server: not to a browser, not into a log. */
  readonly apiKey: string
  /** Segment of the address that private calls go to. */
  readonly tenant: string
  /** How private calls prove where they come from. */
  readonly signature: SignatureScheme
  /** Where an existing platform takes what visitors send; undefined for a platform of our own, which takes private calls. */
  readonly existingForms: FormAddresses | undefined
  /** Milliseconds between two rounds of requests to the platform. */
  readonly pollMs: number
  /** Zone of a mall whose platform sends none. */
  readonly timeZone: string | undefined
  /** Seals what visitors carry. Undefined for one of the site's own making; several sites of one mall share one. */
  readonly secret: string | undefined
  /** Secrets that were replaced; what they sealed and signed is still accepted. */
  readonly formerSecrets: readonly string[]
  /** Proxies in front of the site whose word on a visitor's address is believed. */
  readonly trustedProxies: number
  readonly host: string
  /** 0 asks the system for a free port. */
  readonly port: number
  /** The public origin, without a slash at the end. */
  readonly origin: string | undefined
  /** What `Host` may say, in small letters and without a port; undefined for anything. */
  readonly hosts: readonly string[] | undefined
  /** Whom `security.txt` names: `mailto:` or `https:`. */
  readonly securityContact: string | undefined
  /** Where the last good copy of all content lies between two runs. */
  readonly dataFolder: string
  readonly imageOrigins: readonly string[]
  readonly ownOrigins: readonly string[]
  /** Origins whose JSON may be asked for at `/page-data`. */
  readonly pageDataOrigins: readonly string[]
  /** The company that owns the centre, for the link in the navigation. */
  readonly owner: { readonly name: string; readonly url: string } | undefined
  /** Counts visits of those who agree to statistics. */
  readonly matomo: { readonly url: string; readonly siteId: string } | undefined
  /** Learns of visits of those who agree to marketing. The key never leaves the server but for the service. */
  readonly segment: { readonly url: string; readonly writeKey: string } | undefined
  /** Who is asked for the weather, and where; nobody unless configured. */
  readonly weather: { readonly provider: 'open-meteo'; readonly url: string | undefined } | undefined
  /** Whether files are painted from pictures: for networks to share, and photographs in the sizes of the screens. */
  readonly paints: boolean
  /** What stands between a request and the screens, by name; undefined for all there is. */
  readonly middleware: readonly string[] | undefined
  readonly logLevel: LogLevel
  /** Where the figures of the process can be asked for; nowhere unless configured. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** How long a stopping site goes on answering, for those who send visitors here to notice. */
  readonly drainSeconds: number
}

/** All that `readConfig` reads. */
export const siteSettings = [
  'PLATFORM_URL',
  'PROPERTY_ID',
  'PLATFORM_API_KEY',
  'PLATFORM_TENANT',
  'PLATFORM_SIGNATURE',
  'PLATFORM_FORMS',
  'PLATFORM_POLL_SECONDS',
  'CONTACT_URL',
  'CONTACT_EMAIL',
  'NEWSLETTER_URL',
  'MALL_TIME_ZONE',
  'SITE_SECRET',
  'SITE_TRUSTED_PROXIES',
  'SITE_HOST',
  'SITE_PORT',
  'SITE_ORIGIN',
  'SITE_ALLOWED_HOSTS',
  'SITE_DATA',
  'SITE_MIDDLEWARE',
  'IMAGE_ORIGINS',
  'OWN_ORIGINS',
  'PAGE_DATA_ORIGINS',
  'SECURITY_CONTACT',
  'OWNER_NAME',
  'OWNER_URL',
  'MATOMO_URL',
  'MATOMO_SITE_ID',
  'SEGMENT_URL',
  'SEGMENT_WRITE_KEY',
  'SITE_WEATHER',
  'SITE_WEATHER_URL',
  'SITE_PAINTING',
  'SITE_DRAIN_SECONDS',
  'SITE_METRICS_PORT',
  'SITE_METRICS_HOST',
  'PROMENADE_DATA',
  'LOG_LEVEL',
] as const

/** The only reader of the environment. Throws `ConfigError` for the first setting at fault. */
export function readConfig(env: Environment): Config {
  return Object.freeze({
    platformUrl: httpUrl('PLATFORM_URL', required(env, 'PLATFORM_URL')),
    propertyId: word('PROPERTY_ID', required(env, 'PROPERTY_ID')),
    apiKey: word('PLATFORM_API_KEY', required(env, 'PLATFORM_API_KEY')),
    tenant: tenant(env),
    signature: signature(env),
    existingForms: existingForms(env),
    pollMs: pollMs(env),
    timeZone: timeZone(env),
    ...secrets(env),
    trustedProxies: count('SITE_TRUSTED_PROXIES', text(env, 'SITE_TRUSTED_PROXIES') ?? '0'),
    host: host(env, 'SITE_HOST'),
    port: port('SITE_PORT', text(env, 'SITE_PORT') ?? '3000'),
    origin: optionalOrigin(env, 'SITE_ORIGIN'),
    hosts: allowedHosts(env),
    securityContact: securityContact(env),
    dataFolder: dataFolder(env),
    imageOrigins: origins(env, 'IMAGE_ORIGINS'),
    ownOrigins: origins(env, 'OWN_ORIGINS'),
    pageDataOrigins: origins(env, 'PAGE_DATA_ORIGINS'),
    owner: owner(env),
    matomo: matomo(env),
    segment: segment(env),
    weather: weather(env),
    paints: paints(env),
    middleware: text(env, 'SITE_MIDDLEWARE')?.split(/[\s,]+/),
    logLevel: logLevel('LOG_LEVEL', text(env, 'LOG_LEVEL') ?? 'info'),
    metrics: metrics(env),
    drainSeconds: count('SITE_DRAIN_SECONDS', text(env, 'SITE_DRAIN_SECONDS') ?? '0'),
  })
}

function dataFolder(env: Environment): string {
  const all = text(env, 'PROMENADE_DATA') ?? 'data'
  return folder(text(env, 'SITE_DATA') ?? join(all, 'site'))
}

/** The public address is always one of them. */
function allowedHosts(env: Environment): readonly string[] | undefined {
  const named = hosts(env, 'SITE_ALLOWED_HOSTS')
  const origin = optionalOrigin(env, 'SITE_ORIGIN')
  if (named === undefined || origin === undefined) return named
  return [...new Set([new URL(origin).hostname, ...named])]
}

function tenant(env: Environment): string {
  const value = text(env, 'PLATFORM_TENANT') ?? 'mall'
  if (/^[\w-]{1,60}$/.test(value)) return value
  throw new ConfigError('PLATFORM_TENANT must be one segment of an address, such as mall.')
}

function signature(env: Environment): SignatureScheme {
  const value = text(env, 'PLATFORM_SIGNATURE') ?? 'hmac-sha256'
  const scheme = signatureSchemes.find((one) => one === value)
  if (scheme !== undefined) return scheme
  throw new ConfigError(`PLATFORM_SIGNATURE must be one of ${signatureSchemes.join(', ')}, not "${value}".`)
}

function existingForms(env: Environment): FormAddresses | undefined {
  const kind = text(env, 'PLATFORM_FORMS') ?? 'own'
  const contact = contactAddress(env)
  const newsletter = newsletterAddress(env)
  if (kind === 'existing') return { contact, newsletter }
  if (kind !== 'own') throw new ConfigError(`PLATFORM_FORMS must be own or existing, not "${kind}".`)
  if (contact ?? newsletter)
    throw new ConfigError('CONTACT_URL and NEWSLETTER_URL need PLATFORM_FORMS to be existing.')
  return undefined
}

function contactAddress(env: Environment): FormAddresses['contact'] {
  const pair = both(env, 'CONTACT_URL', 'CONTACT_EMAIL')
  if (pair === undefined) return undefined
  const [url, mailto] = pair
  if (/^[^\s@,;]+@[^\s@,;]+$/.test(mailto)) return { url: httpUrl('CONTACT_URL', url), mailto }
  throw new ConfigError('CONTACT_EMAIL must be one e-mail address, such as hello@mall.example.')
}

function newsletterAddress(env: Environment): string | undefined {
  const value = text(env, 'NEWSLETTER_URL')
  if (value === undefined || newsletterService(value) !== undefined) return value
  throw new ConfigError(
    'NEWSLETTER_URL must be the https address of a form of Mailchimp or Campaign Monitor.',
  )
}

function pollMs(env: Environment): number {
  const value = text(env, 'PLATFORM_POLL_SECONDS') ?? '15'
  if (/^\d{1,4}$/.test(value) && Number(value) >= 5 && Number(value) <= 3_600) return Number(value) * 1_000
  throw new ConfigError(`PLATFORM_POLL_SECONDS must be a number from 5 to 3600, not "${value}".`)
}

function timeZone(env: Environment): string | undefined {
  const value = text(env, 'MALL_TIME_ZONE')
  const zone = value === undefined ? undefined : toTimeZone(value)
  if (value === undefined || zone !== undefined) return zone
  throw new ConfigError(`MALL_TIME_ZONE must be a time zone such as America/Toronto, not "${value}".`)
}

function secrets(env: Environment): Pick<Config, 'secret' | 'formerSecrets'> {
  const [secret, ...formerSecrets] = text(env, 'SITE_SECRET')?.split(',') ?? []
  if ([secret, ...formerSecrets].every((one) => one === undefined || one.length >= 32))
    return { secret, formerSecrets }
  throw new ConfigError('SITE_SECRET must be at least 32 characters that nobody can guess.')
}

function securityContact(env: Environment): string | undefined {
  const value = text(env, 'SECURITY_CONTACT')
  if (value === undefined || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)) return value
  throw new ConfigError('SECURITY_CONTACT must be a mailto: or https: address.')
}

function owner(env: Environment): Config['owner'] {
  const pair = both(env, 'OWNER_NAME', 'OWNER_URL')
  return pair && { name: pair[0], url: httpUrl('OWNER_URL', pair[1]) }
}

function matomo(env: Environment): Config['matomo'] {
  const pair = both(env, 'MATOMO_URL', 'MATOMO_SITE_ID')
  if (pair !== undefined && !/^\d+$/.test(pair[1])) {
    throw new ConfigError('MATOMO_SITE_ID must be the number that Matomo gives a site, such as 1.')
  }
  return pair && { url: httpUrl('MATOMO_URL', pair[0]), siteId: pair[1] }
}

function segment(env: Environment): Config['segment'] {
  const pair = both(env, 'SEGMENT_URL', 'SEGMENT_WRITE_KEY')
  return pair && { url: httpUrl('SEGMENT_URL', pair[0]), writeKey: pair[1] }
}

function weather(env: Environment): Config['weather'] {
  const provider = text(env, 'SITE_WEATHER') ?? 'off'
  const url = text(env, 'SITE_WEATHER_URL')
  const address = url === undefined ? undefined : httpUrl('SITE_WEATHER_URL', url)
  if (provider === 'off') return undefined
  if (provider === 'open-meteo') return { provider, url: address }
  throw new ConfigError(`SITE_WEATHER must be open-meteo or off, not "${provider}".`)
}

function metrics(env: Environment): Config['metrics'] {
  const value = text(env, 'SITE_METRICS_PORT')
  const address = host(env, 'SITE_METRICS_HOST')
  return value === undefined ? undefined : { host: address, port: port('SITE_METRICS_PORT', value) }
}

function paints(env: Environment): boolean {
  const value = text(env, 'SITE_PAINTING') ?? 'on'
  if (value === 'on' || value === 'off') return value === 'on'
  throw new ConfigError(`SITE_PAINTING must be on or off, not "${value}".`)
}

function logLevel(name: string, value: string): LogLevel {
  const level = logLevels.find((one) => one === value)
  if (level === undefined)
    throw new ConfigError(`${name} must be one of ${logLevels.join(', ')}, not "${value}".`)
  return level
}
