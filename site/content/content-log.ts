export interface ContentLog {
  readonly info: LogLine
  readonly warn: LogLine
  readonly error: LogLine
}

type LogLine = (details: object, message: string) => void
