/** An error in a line of the log. */
export interface DescribedError {
  readonly type: string
  readonly message: string
  /** The code of the system or the database, such as `ECONNREFUSED`. */
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
}

/**
 * Describes an error for the log, without its other properties, which may contain secrets or personal data: an error of
 * PostgreSQL contains the whole row.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutEmail(String(error)) }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message: withoutEmail(message),
    ...('code' in error && typeof error.code === 'string' && { code: withoutEmail(error.code) }),
    // System errors, such as a file without write permission, need no stack.
    ...(stack !== undefined && !('syscall' in error) && { stack: withoutEmail(stack) }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** Parsers quote their input in messages. */
function withoutEmail(text: string): string {
  return text.replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…')
}
