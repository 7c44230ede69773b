import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { findRequestId } from './http/request-context.ts'

/** The log of the process: JSON lines, each with the id of the request it is about. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream: DestinationStream = destination(1),
): Logger {
  const mixin = () => {
    const id = findRequestId()
    return id === undefined ? {} : { id }
  }
  return pino({ level: logLevel, base: null, mixin, serializers: { err: describeError } }, stream)
}

interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly cause?: DescribedError
}

/** What an error says and where; not what it carries along, which may be somebody's words. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutEmail(String(error)) }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message: withoutEmail(message),
    ...(stack !== undefined && { stack: withoutEmail(stack) }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** Parsers quote what they could not read. */
function withoutEmail(text: string): string {
  return text.replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…')
}
