import { configureSync, getLogger, type LogLevel as LibraryLevel, type LogRecord } from '@logtape/logtape'
import { describeError } from './describe-error.ts'
import type { LogLevel, ProcessLog } from './log.ts'
import { writeLine } from './write-line.ts'

interface LogOptions {
  readonly logLevel: LogLevel
  /** Finds the id of the current request, for lines without one. */
  readonly findRequestId?: () => string | undefined
  readonly write?: (line: string) => void
}

/** The usual numbers of levels in JSON logs. */
const levelNumbers: Readonly<Record<LibraryLevel, number>> = {
  trace: 10,
  debug: 20,
  info: 30,
  warning: 40,
  error: 50,
  fatal: 60,
}

const category = 'promenade'

/** The library's category for lines that could not be written. */
const libraryCategory = ['logtape', 'meta']

/** Creates the log of the process, as JSON lines. A process has one log: a new one replaces the former. */
export function createLog({
  logLevel,
  findRequestId = () => undefined,
  write = writeLine,
}: LogOptions): ProcessLog {
  const lines = (record: LogRecord) => write(formatLine(record, findRequestId()))
  const failures = (record: LogRecord) => write(formatLine(failureOf(record), findRequestId()))
  configureSync({
    reset: true,
    sinks: { lines, failures },
    loggers: [
      { category, sinks: ['lines'], lowestLevel: lowestOf(logLevel) },
      { category: libraryCategory, sinks: ['failures'], lowestLevel: 'fatal' },
    ],
  })
  const logger = getLogger(category)
  return {
    debug: (details, message) => logger.debug(message, { ...details }),
    info: (details, message) => logger.info(message, { ...details }),
    warn: (details, message) => logger.warn(message, { ...details }),
    error: (details, message) => logger.error(message, { ...details }),
    fatal: (details, message) => logger.fatal(message, { ...details }),
    isLevelEnabled: (level) => logger.isEnabledFor(level),
  }
}

/** Null for no lines at all. */
function lowestOf(level: LogLevel): LibraryLevel | null {
  if (level === 'silent') return null
  return level === 'warn' ? 'warning' : level
}

function formatLine({ level, timestamp, rawMessage, properties }: LogRecord, id: string | undefined): string {
  const { err, ...details } = properties
  const error = err === undefined ? {} : { err: describeError(err) }
  const line = { level: levelNumbers[level], time: timestamp, id, ...details, ...error, msg: rawMessage }
  return `${JSON.stringify(line)}\n`
}

function failureOf({ properties, ...record }: LogRecord): LogRecord {
  return { ...record, rawMessage: 'a line could not be written', properties: { err: properties['error'] } }
}
