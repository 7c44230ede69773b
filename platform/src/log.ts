import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

/** The log of the process. Requests are logged without their query; the rest of this is for what an error carries along. */
export function createLog({ logLevel }: Config): Logger {
  const secrets = ['api_key', 'databaseUrl', 'connectionString', 'password']
  // Where a row does not fit, PostgreSQL's error repeats it: with somebody's address and words.
  const rows = ['detail', 'where', 'hint', 'internalQuery']
  const redact = [...secrets, ...rows].map((name) => `*.${name}`)
  return pino({ level: logLevel, redact })
}
