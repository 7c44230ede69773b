import { emailAddress } from '@promenade/domain/forms/fields'
import { setting } from '@promenade/process/config/setting-types'
import type { Address, MailAddresses } from './message.ts'
import type { SmtpServer } from './smtp.ts'

/** The configuration of the mail. */
export interface MailConfig {
  /** Undefined: mail goes into the folder. */
  readonly smtp: SmtpServer | undefined
  readonly folder: string
  readonly addresses: MailAddresses
  /** The pause after the first attempt; it doubles with each attempt. */
  readonly firstPauseMs: number
}

/** The URL of a mail server. The message does not repeat it, because it may contain a password. */
export const smtpServer = setting(
  parseSmtpServer,
  () =>
    'must look like smtp://user:password@host:587 or smtps://user:password@host:465, with signs such as @ and / in the password written as %40 and %2F.',
)

const addressRule = 'must hold one e-mail address, such as mall@example.com.'

/** An e-mail address. */
export const staffAddress = setting(parseAddress, () => addressRule)

/** An e-mail address with or without a name: `Name <address>`. */
export const sender = setting(parseSender, () => addressRule)

function parseSmtpServer(text: string): SmtpServer | undefined {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return undefined
  const hasMore = !/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== ''
  const login = parseLogin(url)
  if (hasMore || url.hostname === '' || login === null) return undefined
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  return { host, port: Number(url.port || (secure ? 465 : 587)), secure, login }
}

/** Null for an invalid login. */
function parseLogin({ username, password }: URL): SmtpServer['login'] | null {
  if (username === '' && password === '') return undefined
  if (username === '' || password === '') return null
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    return null
  }
}

function parseSender(text: string): Address | undefined {
  const [, name = '', part = text] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? []
  const unquoted = name.trim().replace(/^"(.*)"$/, '$1')
  const address = parseAddress(part)
  return address === undefined ? undefined : { name: unquoted, address }
}

function parseAddress(text: string): string | undefined {
  const parsed = emailAddress(text)
  return 'value' in parsed ? parsed.value : undefined
}
