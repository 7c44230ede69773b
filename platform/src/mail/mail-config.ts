import { emailAddress } from '@promenade/domain/forms/fields'
import { ConfigError } from '../config-error.ts'
import { type PropertySetting, readPropertySettings } from '../property-settings.ts'
import type { Address, MailAddresses } from './message.ts'
import type { SmtpServer } from './smtp.ts'

export interface MailConfig {
  /** Absent: mail goes into the folder. */
  readonly smtp: SmtpServer | undefined
  readonly folder: string
  readonly addresses: MailAddresses
  /** How long a mail waits after its first attempt; twice as long after the next, and so on. */
  readonly firstPauseMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings of mail. Throws `ConfigError`. */
export function readMailConfig(environment: Environment, folder: string): MailConfig {
  return {
    smtp: readSmtpServer(environment['SMTP_URL']),
    folder,
    addresses: readAddresses(environment),
    firstPauseMs: readSeconds(environment['MAIL_FIRST_PAUSE_SECONDS'] || '60') * 1_000,
  }
}

function readAddresses(environment: Environment): MailAddresses {
  const [from, staff] = [environment['MAIL_FROM'] ?? '', environment['MAIL_STAFF'] ?? '']
  return {
    from: from === '' ? undefined : readSender('MAIL_FROM', from),
    staff: staff === '' ? undefined : readAddress('MAIL_STAFF', staff),
    fromOfProperty: readEach(environment, 'MAIL_FROM', readSender),
    staffOfProperty: readEach(environment, 'MAIL_STAFF', readAddress),
  }
}

function readEach<Value>(
  environment: Environment,
  name: PropertySetting,
  read: (setting: string, text: string) => Value,
): ReadonlyMap<number, Value> {
  const found = [...readPropertySettings(environment, name)]
  return new Map(found.map(([id, text]) => [Number(id), read(`${name}_${id}`, text)]))
}

function readSmtpServer(text: string | undefined): SmtpServer | undefined {
  if (text === undefined || text === '') return undefined
  const url = URL.parse(text)
  const isSmtp = url?.protocol === 'smtp:' || url?.protocol === 'smtps:'
  const hasMore = url !== null && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === ''
  const login = url && readLogin(url)
  // The address may hold a password: it is never repeated.
  if (!isSmtp || !hasMore || url.hostname === '' || login === null) {
    throw new ConfigError(
      'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465, with signs such as @ and / in the password written as %40 and %2F.',
    )
  }
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  return { host, port: Number(url.port || (secure ? 465 : 587)), secure, login }
}

/** Null where it cannot be read. */
function readLogin({ username, password }: URL): SmtpServer['login'] | null {
  if (username === '' && password === '') return undefined
  if (username === '' || password === '') return null
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    return null
  }
}

/** `Name <address>`, or the address alone. */
function readSender(setting: string, text: string): Address {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const unquoted = name.trim().replace(/^"(.*)"$/, '$1')
  return { name: unquoted, address: readAddress(setting, address) }
}

function readAddress(setting: string, text: string): string {
  const read = emailAddress(text)
  if ('value' in read && read.value !== undefined) return read.value
  throw new ConfigError(`${setting} must hold one e-mail address, such as mall@example.com.`)
}

function readSeconds(text: string): number {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (seconds >= 1 && seconds <= 3_600) return seconds
  throw new ConfigError(`MAIL_FIRST_PAUSE_SECONDS must be a number from 1 to 3600, not "${text}".`)
}
