/** What we need of a log: pino's, or an array's in a test. */
export interface Log {
  readonly debug: LogLine
  readonly info: LogLine
  readonly warn: LogLine
  readonly error: LogLine
}

type LogLine = (details: object, message: string) => void
