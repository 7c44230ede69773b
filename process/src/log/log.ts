/** The values of `LOG_LEVEL`. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** The least severe level that is logged. */
export type LogLevel = (typeof logLevels)[number]

/** The log of the process, or of a test. */
export interface Log {
  readonly debug: LogLine
  readonly info: LogLine
  readonly warn: LogLine
  readonly error: LogLine
}

/** The log of a process, with the level for its last error. */
export interface ProcessLog extends Log {
  readonly fatal: LogLine
  readonly isLevelEnabled: (level: 'debug') => boolean
}

type LogLine = (details: object, message: string) => void
