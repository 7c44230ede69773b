/** What `LOG_LEVEL` may be. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** The least that is logged. */
export type LogLevel = (typeof logLevels)[number]

/** What most need of a log: the process's own, or an array's in a test. */
export interface Log {
  readonly debug: LogLine
  readonly info: LogLine
  readonly warn: LogLine
  readonly error: LogLine
}

/** The log of a process, which can say too why it ends. */
export interface ProcessLog extends Log {
  readonly fatal: LogLine
  readonly isLevelEnabled: (level: 'debug') => boolean
}

type LogLine = (details: object, message: string) => void
