/** An error as a line of the log has it. */
export interface DescribedError {
  readonly type: string
  readonly message: string
  /** What the system or the database calls it, such as `ECONNREFUSED`. */
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
}

/**
 * What an error says and where; not what it carries along: that may be a secret or somebody's words. Where a row does not
 * fit, PostgreSQL's error repeats all of it.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutEmail(String(error)) }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message: withoutEmail(message),
    ...('code' in error && typeof error.code === 'string' && { code: withoutEmail(error.code) }),
    // What the system refuses, such as a file that may not be written, is nothing of the code's.
    ...(stack !== undefined && !('syscall' in error) && { stack: withoutEmail(stack) }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** Parsers quote what they could not read. */
function withoutEmail(text: string): string {
  return text.replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…')
}
